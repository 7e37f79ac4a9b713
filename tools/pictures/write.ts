import { copyFile, link, mkdir, readFile, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import type { Picture } from '../../app/content/picture.ts';
import { type PictureFormat, pictureUrl } from '../../app/ui/picture-url.ts';
import { writeWhole } from '../cached.ts';
import { encode } from './encoders.ts';
import { type Master, pictureCache } from './masters.ts';

interface Version {
  readonly width: number;
  readonly format: PictureFormat;
}

/** Every file that a picture is served as. */
export function versionsOf(picture: Picture): Version[] {
  return [
    ...picture.widths.flatMap((width): Version[] => [
      { width, format: 'avif' },
      { width, format: 'webp' },
    ]),
    { width: picture.width, format: 'jpg' },
  ];
}

/**
 * Writes every version of every picture into a folder, encoding only what the cache does not hold.
 * Gives the number of files that were encoded anew.
 */
export async function writePictures(
  masters: ReadonlyMap<string, Master>,
  outFolder: string,
  cache = pictureCache,
): Promise<number> {
  await mkdir(outFolder, { recursive: true });
  let encoded = 0;
  // Widest first: the long jobs do not end up alone on one core at the end.
  const jobs = [...masters.values()]
    .flatMap((master) => versionsOf(master.picture).map((version) => ({ master, version })))
    .toSorted((a, b) => b.version.width - a.version.width)
    .values();
  const work = async () => {
    // All lanes draw from the one iterator, so each job is done once.
    for (const { master, version } of jobs) {
      const made = await makeVersion(master, version, cache);
      await place(made.file, join(outFolder, basename(made.file)));
      if (made.fresh) encoded += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
  return encoded;
}

/** The file of one version in the cache, made now if it is not there yet. */
export async function makeVersion(
  master: Master,
  { width, format }: Version,
  cache = pictureCache,
): Promise<{ file: string; fresh: boolean }> {
  const file = join(cache, 'versions', basename(pictureUrl(master.picture, width, format)));
  const there = await stat(file).then(
    () => true,
    () => false,
  );
  if (!there) await writeWhole(file, await encode(await readFile(master.file), width, format));
  return { file, fresh: !there };
}

/** A second name for the cached file where the disk allows it, else a copy. */
async function place(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch {
    await copyFile(from, to);
  }
}
