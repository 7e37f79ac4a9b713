import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The file's contents, made and written first if it is not there. The name must tell what it was made from. */
export async function cached(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch {
    const contents = await make();
    await writeAtomically(file, contents);
    return contents;
  }
}

/** Writes beside the target and renames, so that a build broken off in the middle leaves no half file. */
export async function writeAtomically(file: string, contents: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}.draft`;
  await writeFile(draft, contents);
  await rename(draft, file);
}
