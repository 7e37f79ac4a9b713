import { hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';

import type { FileBody, StoredFile } from './assets.ts';

/** Memory limits for static files, in bytes: per file and in total. Other files are read from disk for each request. */
export interface MemoryLimits {
  file: number;
  total: number;
}

export const defaultMemoryLimits: MemoryLimits = { file: 1024 * 1024, total: 192 * 1024 * 1024 };

const fromDisk =
  (path: string) =>
  (start: number, end: number): FileBody =>
    // Node and the DOM declare different types for the same stream class.
    Readable.toWeb(createReadStream(path, { start, end: end - 1 })) as ReadableStream<Uint8Array>;

const listFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return (
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      // Dot files belong to tools, except the `.well-known` folder (RFC 8615).
      .filter((file) => !/(?:^|\/)\.(?!well-known\/)/.test(file))
      .toSorted()
  );
};

/**
 * Reads the static folder once. Files up to `limits.file` bytes stay in memory until `limits.total` is used up, smallest
 * first. Symbolic links are not followed. Throws if the folder is missing.
 *
 * @param findKnown the file with this path and size, if it has been read before and can't have changed
 */
export const loadAssets = async (
  folder: string,
  limits: MemoryLimits = defaultMemoryLimits,
  findKnown: (file: string, size: number) => StoredFile | undefined = () => undefined,
): Promise<StoredFile[]> => {
  const found = await Promise.all(
    (await listFiles(folder)).map(async (file) => ({ file, size: (await stat(join(folder, file))).size })),
  );
  const stored: StoredFile[] = [];
  let left = limits.total;
  for (const { file, size: sizeOnDisk } of found.toSorted((a, b) => a.size - b.size)) {
    const known = findKnown(file, sizeOnDisk);
    if (known?.isInMemory && known.size <= left) {
      left -= known.size;
      stored.push(known);
      continue;
    }
    const path = join(folder, file);
    const bytes = await readFile(path);
    const size = bytes.byteLength;
    const etag = `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`;
    const keep = size <= limits.file && size <= left;
    if (keep) left -= size;
    const fromMemory = (start: number, end: number): FileBody =>
      start === 0 && end === size ? bytes : bytes.subarray(start, end);
    stored.push({ file, size, etag, read: keep ? fromMemory : fromDisk(path), isInMemory: keep });
  }
  return stored;
};
