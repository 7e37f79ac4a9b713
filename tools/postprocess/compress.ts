/**
 * Writes a `.br` and a `.gz` file beside every file of the static folder that compresses well, so that the server need not
 * compress responses. It runs as the last step of the build:
 *
 *     node tools/postprocess/compress.ts [folder]
 */
import { hash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { suffixes, type Coding } from '../../server/encoding.ts';
import { isCompressible } from '../../server/mime.ts';
import { cached } from '../vite/cached.ts';

const standardCache = join(import.meta.dirname, '../../.cache', 'compressed');

/** The minimum saving in bytes. The extra header fields (`content-encoding`, `vary`) cost nearly as much. */
const minSaving = 64;

const compressors: Readonly<Record<Coding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** The result of compressing a folder; sizes in bytes. */
export interface Compressed {
  files: number;
  before: number;
  brotli: number;
}

/**
 * Compresses the files of a folder, and writes the results that save enough. Earlier results are taken from the cache, by
 * the hash of the uncompressed file.
 */
export const compressFolder = async (folder: string, cache = standardCache): Promise<Compressed> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const waiting = entries
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const total: Compressed = { files: 0, before: 0, brotli: 0 };
  const work = async (): Promise<void> => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const bytes = await readFile(path);
      if (bytes.byteLength < minSaving) continue;
      const name = join(cache, hash('sha256', bytes, 'hex'));
      const [br, gz] = await Promise.all([
        cached(name + suffixes.br, () => compressors.br(bytes)),
        cached(name + suffixes.gzip, () => compressors.gzip(bytes)),
      ]);
      if (br.byteLength + minSaving <= bytes.byteLength) await writeFile(path + suffixes.br, br);
      if (gz.byteLength + minSaving <= bytes.byteLength) await writeFile(path + suffixes.gzip, gz);
      total.files += 1;
      total.before += bytes.byteLength;
      total.brotli += Math.min(br.byteLength, bytes.byteLength);
    }
  };
  // Node's thread pool has four threads.
  await Promise.all([work(), work(), work(), work()]);
  return total;
};

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..');
  const folder = process.argv[2] ?? join(root, 'build', 'client');
  const { files, before, brotli } = await compressFolder(folder);
  const kb = (bytes: number) => `${Math.round(bytes / 1024)} KB`;
  process.stdout.write(
    `Compressed ${files} files of ${relative(root, folder)}: ${kb(before)} to ${kb(brotli)} (brotli)\n`,
  );
}
