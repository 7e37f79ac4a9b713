import { copyFile, link, mkdir, readFile, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import type { Picture } from '../../model/picture.ts';
import { type PictureFormat, pictureUrl } from '../../app/ui/picture-url.ts';
import { writeAtomically } from '../vite/cached.ts';
import { encode, encodingCost } from './encoders.ts';
import { type Master, pictureCache } from './masters.ts';
import type { Progress } from './progress.ts';

interface Version {
  readonly width: number;
  readonly format: PictureFormat;
}

/** Every version of a picture: each width as AVIF and WebP, the widest as JPEG. */
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
 * Writes every version of every picture into a folder, and encodes only those that are not in the cache.
 * Returns the number of encoded files.
 *
 * @param onProgress called after each encoded file
 */
export async function writePictures(
  masters: ReadonlyMap<string, Master>,
  outFolder: string,
  cache = pictureCache,
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<number> {
  await mkdir(outFolder, { recursive: true });
  // Widest first, so that no long job runs alone on one core at the end.
  const versions = [...masters.values()]
    .flatMap((master) => versionsOf(master.picture).map((version) => ({ master, version })))
    .toSorted((a, b) => b.version.width - a.version.width);
  const jobs = await Promise.all(
    versions.map(async ({ master, version }) => {
      const isCached = await isThere(cachedFile(master, version, cache));
      return { master, version, cost: isCached ? 0 : costOf(master.picture, version) };
    }),
  );
  const total = jobs.filter(({ cost }) => cost > 0).length;
  const totalCost = jobs.reduce((sum, { cost }) => sum + cost, 0);
  let done = 0;
  let doneCost = 0;
  const queue = jobs.values();
  const work = async () => {
    // All workers take jobs from the same iterator, so each job runs once.
    for (const { master, version, cost } of queue) {
      const file = await makeVersion(master, version, cache);
      await linkOrCopy(file, join(outFolder, basename(file)));
      if (cost === 0) continue;
      done += 1;
      doneCost += cost;
      onProgress({ done, total, share: doneCost / totalCost });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
  return total;
}

function costOf({ width, height }: Picture, version: Version): number {
  return encodingCost((version.width ** 2 * height) / width, version.format);
}

/** The path of a version in the cache. Encodes it first if it is missing. */
export async function makeVersion(master: Master, version: Version, cache = pictureCache): Promise<string> {
  const file = cachedFile(master, version, cache);
  if (!(await isThere(file))) {
    await writeAtomically(file, await encode(await readFile(master.file), version.width, version.format));
  }
  return file;
}

function cachedFile({ picture }: Master, { width, format }: Version, cache: string): string {
  return join(cache, 'versions', basename(pictureUrl(picture, width, format)));
}

function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

/** Makes a hard link to the cached file if the file system allows it, else a copy. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch {
    await copyFile(from, to);
  }
}
