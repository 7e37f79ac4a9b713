import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { writeFileAtomically } from './write-file-atomically.ts';

/** The contents of a file of a cache, which is created first if it is missing. Its name must identify its inputs, for example by a hash. */
export async function cached(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const contents = await make();
  await mkdir(dirname(file), { recursive: true });
  await writeFileAtomically(file, contents, { isFlushed: false });
  return contents;
}
