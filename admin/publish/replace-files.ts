import { link, rename, rm } from 'node:fs/promises';
import { writeWhole } from '../files.ts';

/** New contents of files, by path; `undefined` removes the file. */
export type NewFiles = ReadonlyMap<string, string | Uint8Array | undefined>;

/** Files that have been replaced, while those before are still there. */
export interface Replaced {
  /** The new files stay. */
  keep: () => Promise<void>;
  /** The files before come back. That needs no space on the disk. */
  bringBack: () => Promise<void>;
}

/** Where the file before stands until the change is in git. */
export const beforeOf = (path: string): string => `${path}.before~`;

/** Replaces files, all of them or, if it throws, none. */
export async function replaceFiles(files: NewFiles): Promise<Replaced> {
  const added = new Set<string>();
  const keep = async (): Promise<void> => {
    for (const path of files.keys()) await rm(beforeOf(path), { force: true });
  };
  const bringBack = async (): Promise<void> => {
    for (const path of files.keys()) await (added.has(path) ? rm(path, { force: true }) : rename(beforeOf(path), path));
    // A file that was not replaced yet is the same as the one before; renaming one onto the other does nothing.
    await keep();
  };
  await keep();
  for (const path of files.keys())
    await link(path, beforeOf(path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      added.add(path);
    });
  try {
    for (const [path, contents] of files)
      await (contents === undefined ? rm(path, { force: true }) : writeWhole(path, contents));
  } catch (error) {
    await bringBack();
    throw error;
  }
  return { keep, bringBack };
}
