import { randomBytes } from 'node:crypto';
import { open, readdir, rename, rm, stat, utimes, writeFile, mkdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** What the names of temporary files end with. The content's readers pass over names that end with "~". */
const TEMPORARY = '.tmp~';

/**
 * Writes a file so that a reader sees the old contents or the new ones, never a part.
 *
 * @param isFlushed whether that holds over a crash of the machine too, which takes some milliseconds
 */
export async function writeFileAtomically(
  path: string,
  contents: string | Uint8Array,
  { isFlushed = true } = {},
): Promise<void> {
  const temporary = `${path}.${randomBytes(6).toString('hex')}${TEMPORARY}`;
  try {
    await writeFile(temporary, contents, { flush: isFlushed });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  if (!isFlushed) return;
  // The new name is on the disk only when its folder is.
  const folder = await open(dirname(path));
  await folder.sync().finally(() => folder.close());
}

/** Removes what a killed `writeFileAtomically` of this file has left. */
export async function removeTemporary(path: string): Promise<void> {
  const names = await readdir(dirname(path)).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(`${basename(path)}.`) && one.endsWith(TEMPORARY)))
    await rm(join(dirname(path), name), { force: true });
}

/** The contents of a file of a cache, which is created first if it is missing. Its name must identify its inputs, for example by a hash. */
export async function cached(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = await readFile(file).catch(() => undefined);
  if (known) {
    await utimes(file, new Date(), new Date());
    return known;
  }
  const contents = await make();
  await mkdir(dirname(file), { recursive: true });
  await writeFileAtomically(file, contents, { isFlushed: false });
  return contents;
}

const MONTH_MS = 30 * 86_400_000;

/** Removes the files of a folder of `cached` that have not been used for a month. */
export async function pruneCache(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && (await stat(file)).mtimeMs < Date.now() - MONTH_MS) await rm(file);
  }
}
