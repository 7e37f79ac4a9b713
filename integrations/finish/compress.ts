import { hash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cached } from '../../src/build-time/files.ts';

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
  const compressFile = async (file: string): Promise<void> => {
    const bytes = await readFile(join(folder, file));
    const key = join(cache, hash('sha256', bytes, 'hex'));
    for (const [suffix, compress] of Object.entries(compressors)) {
      const output = await cached(key + suffix, () => compress(bytes));
      if (output.byteLength + MIN_SAVING <= bytes.byteLength) await writeFile(join(folder, file + suffix), output);
    }
  };
  await Promise.all(globSync(TEXT_FILES, { cwd: folder }).map(compressFile));
}
