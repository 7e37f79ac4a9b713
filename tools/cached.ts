import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The contents of a file, which is created first if it is missing. Its name must identify its inputs, for example by a hash. */
export async function cached(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch {
    const contents = await make();
    await writeAtomically(file, contents);
    return contents;
  }
}

/** Writes a temporary file and renames it, so that an interrupted build leaves no partial file. */
export async function writeAtomically(file: string, contents: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.${randomUUID()}.tmp`;
  await writeFile(temporary, contents);
  await rename(temporary, file);
}
