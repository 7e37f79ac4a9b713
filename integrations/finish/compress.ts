import { hash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cached } from '../../tools/cached.ts';

/** Files that compress well. Pictures and fonts are compressed already. */
const TEXT_FILES = '**/*.{css,html,ico,js,json,svg,ttf,txt,webmanifest,xml}';

/** The minimum saving in bytes. The extra header fields (`content-encoding`, `vary`) cost nearly as much. */
const MIN_SAVING = 64;

const compressors: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  '.br': (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
  '.gz': (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes a `.br` and a `.gz` file beside every file that compresses well, from the cache where it has them. */
export async function compressFolder(folder: string, cache = join(process.cwd(), '.cache/compressed')): Promise<void> {
  const waiting = globSync(TEXT_FILES, { cwd: folder });
  const work = async (): Promise<void> => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const bytes = await readFile(join(folder, file));
      const key = join(cache, hash('sha256', bytes, 'hex'));
      for (const [suffix, compress] of Object.entries(compressors)) {
        const made = await cached(key + suffix, () => compress(bytes));
        if (made.byteLength + MIN_SAVING <= bytes.byteLength) await writeFile(join(folder, file + suffix), made);
      }
    }
  };
  // Node's thread pool has four threads.
  await Promise.all([work(), work(), work(), work()]);
}
