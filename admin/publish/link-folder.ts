import { copyFile, link, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Makes `target` a copy of a folder as it is at this moment, with links to the same files. Files that are written by renaming, as all
 * content is, do not change in it.
 */
export async function linkFolder(folder: string, target: string): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const [from, to] = [join(folder, entry.name), join(target, entry.name)];
    if (entry.isDirectory()) await linkFolder(from, to);
    // Another file system has no links to these files.
    else await link(from, to).catch(() => copyFile(from, to));
  }
}
