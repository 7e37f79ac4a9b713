import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { isSystemFile } from '../../model/read/files.ts';
import type { Problem } from '../../model/read/problem.ts';
import type { PictureFacts } from '../../model/picture.ts';
import { cached } from './cached.ts';
import { slugify } from '../../model/slug.ts';
import { type Photo, type PhotoFault, photoFaults, readPhotoFacts } from './photo.ts';

export interface OriginalPicture {
  readonly picture: PictureFacts;
  readonly file: string;
}

/** The cache of facts about pictures between builds; safe to delete. */
export const pictureCache = '.cache/pictures';

const formats: Readonly<Record<string, Photo['format']>> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
  '.webp': 'webp',
};
const goodSlug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Inspects every picture in a folder, and reports unusable ones. The size is cached by the hash of the file. */
export async function inspectPictures(folder: string, cache = pictureCache) {
  const names = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && !isSystemFile(entry.name) && extname(entry.name) !== '.md')
    .map((entry) => entry.name)
    .toSorted();
  const originals = new Map<string, OriginalPicture>();
  const problems: Problem[] = [];
  // One after the other: all at once would be in memory together.
  for (const name of names) {
    const result = await inspectPicture(join(folder, name), name, cache);
    const duplicate = typeof result === 'string' ? undefined : originals.get(result.picture.slug);
    const message = duplicate ? `${basename(duplicate.file)} has the same name; keep one of the two` : result;
    if (typeof message === 'string') problems.push({ file: `content/pictures/${name}`, message });
    else originals.set(message.picture.slug, message);
  }
  return { originals, problems };
}

async function inspectPicture(file: string, name: string, cache: string): Promise<OriginalPicture | string> {
  const extension = extname(name);
  const slug = name.slice(0, -extension.length || undefined);
  if (!Object.hasOwn(formats, extension.toLowerCase()))
    return photoFaults[/^\.hei[cf]$/i.test(extension) ? 'heic' : 'notPhoto'].join('; ');
  if (!goodSlug.test(slug) || extension !== extension.toLowerCase()) {
    return `picture names have small letters, digits and single hyphens only; rename it to ${asSlug(slug)}${extension.toLowerCase()}`;
  }

  const bytes = await readFile(file);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const cacheFile = join(cache, 'photos', `${hash.slice(0, 32)}.json`);
  const read = await cached(cacheFile, async () => Buffer.from(JSON.stringify(await readPhotoFacts(bytes))));
  // Only this function writes the file.
  const photo = JSON.parse(read.toString()) as Photo | PhotoFault;
  if (typeof photo === 'string') return photoFaults[photo].join('; ');
  const { format, width, height } = photo;
  if (formats[extension] !== format) return `is a picture of the kind ${format}; rename it to ${slug}.${format}`;
  return { file, picture: { slug, width, height } };
}

/** A valid name for a picture: 'Fried Rice (1)' gives 'fried-rice-1'. */
export const asSlug = (name: string): string => slugify(name) || 'new-name';
