import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { writeWhole } from './write-whole.ts';

/** The contents of a file, which is created first if it is missing. Its name must identify its inputs, for example by a hash. */
export async function cached(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch {
    const contents = await make();
    await writeCache(file, contents);
    return contents;
  }
}

/** Writes a file of a cache, whose loss costs only time. */
export async function writeCache(file: string, contents: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeWhole(file, contents, { isFlushed: false });
}
