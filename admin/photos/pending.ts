import { hash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { slugify } from '../../model/slug.ts';

/** How long a photo waits for the form that it belongs to, in milliseconds. Drafts are kept on phones for days. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
const MAX_PENDING = 200;

export type PendingPhotos = ReturnType<typeof createPendingPhotos>;

/** Photos that were sent with forms that are not saved yet, in a folder of their own. They have been written anew by readPhoto. */
export function createPendingPhotos(folder: string, now: () => number) {
  const fileOf = (name: string): string => join(folder, `${slugify(name)}.jpg`);
  return {
    /** Keeps a photo. Returns its name, or undefined if too many wait. */
    async add(photo: Buffer): Promise<string | undefined> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      for (const file of await readdir(folder)) {
        const { mtimeMs } = await stat(join(folder, file));
        if (mtimeMs < now() - KEPT_MS) await rm(join(folder, file), { force: true });
      }
      if ((await readdir(folder)).length >= MAX_PENDING) return undefined;
      const name = `photo-${hash('sha256', photo).slice(0, 12)}`;
      await writeFile(fileOf(name), photo, { mode: 0o600 });
      return name;
    },
    read: (name: string): Promise<Buffer | undefined> => readFile(fileOf(name)).catch(() => undefined),
  };
}
