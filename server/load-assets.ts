import { hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';

import type { Bytes, StoredFile } from './assets.ts';

/** How much of the static folder is kept in memory, in bytes. What does not fit is read from disk when asked for. */
export interface MemoryBounds {
  file: number;
  total: number;
}

export const defaultBounds: MemoryBounds = { file: 1024 * 1024, total: 192 * 1024 * 1024 };

const fromDisk =
  (path: string) =>
  (start: number, end: number): Bytes =>
    // Node types its own web streams apart from the DOM's, though they are the same class.
    Readable.toWeb(createReadStream(path, { start, end: end - 1 })) as ReadableStream<Uint8Array>;

const names = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return (
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      // Dot files are a tool's own, but for the one folder that the web reserves (RFC 8615).
      .filter((file) => !/(?:^|\/)\.(?!well-known\/)/.test(file))
      .toSorted()
  );
};

/**
 * Reads the static folder once. Files up to `bounds.file` bytes stay in memory until `bounds.total` is used up, small
 * ones first; a symbolic link is not followed. Throws when the folder is missing.
 */
export const loadAssets = async (folder: string, bounds: MemoryBounds = defaultBounds): Promise<StoredFile[]> => {
  const found = await Promise.all(
    (await names(folder)).map(async (file) => ({ file, size: (await stat(join(folder, file))).size })),
  );
  const stored: StoredFile[] = [];
  let left = bounds.total;
  for (const { file } of found.toSorted((a, b) => a.size - b.size)) {
    const path = join(folder, file);
    const bytes = await readFile(path);
    const size = bytes.byteLength;
    const etag = `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`;
    const keep = size <= bounds.file && size <= left;
    if (keep) left -= size;
    const fromMemory = (start: number, end: number): Bytes =>
      start === 0 && end === size ? bytes : bytes.subarray(start, end);
    stored.push({ file, size, etag, read: keep ? fromMemory : fromDisk(path) });
  }
  return stored;
};
