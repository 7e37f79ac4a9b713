import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { isSystemFile } from '../../model/read/files.ts';
import type { Problem } from '../../model/read/problem.ts';
import type { PictureFacts } from '../../model/picture.ts';
import { cached } from './files.ts';
import { SLUG, slugify } from '../../model/slug.ts';
import sharp, { type Sharp } from 'sharp';

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
  if (!SLUG.test(slug) || extension !== extension.toLowerCase()) {
    return `picture names have small letters, digits and single hyphens only; rename it to ${asSlug(slug)}${extension.toLowerCase()}`;
  }

  const bytes = await readFile(file);
  const cacheFile = join(cache, 'photos', `${hash('sha256', bytes, 'hex').slice(0, 32)}.json`);
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

/** What cameras call 50 megapixels. */
const MAX_PIXELS = 8192 * 6144;
/** Smaller photos do not look sharp. In pixels. */
const MIN_LONG_SIDE = 800;
const MIN_SHORT_SIDE = 200;

/** What can be wrong with a photo, and the remedy. */
export const photoFaults = {
  notPhoto: ['is not a photo that can be shown', 'use a JPEG, PNG or WebP'],
  heic: [
    'is a HEIC photo, which most browsers do not show',
    'save it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible)',
  ],
  moving: ['has several pictures that move', 'use a single one'],
  cutOff: ['is damaged, or its end is missing', 'copy or send it once more'],
  tooManyPixels: [`has more than ${Math.floor(MAX_PIXELS / 1e6)} megapixels`, 'use a smaller one'],
  tooSmall: [
    'is too small to look sharp',
    `use one of at least ${MIN_LONG_SIDE} × ${MIN_SHORT_SIDE} pixels (better 1600 wide)`,
  ],
} as const;
export type PhotoFault = keyof typeof photoFaults;

export interface Photo {
  format: 'jpeg' | 'png' | 'webp';
  /** Upright, in pixels. */
  width: number;
  height: number;
}

const startsAt = (bytes: Buffer, offset: number, text: string) =>
  bytes.toString('latin1', offset, offset + text.length) === text;

/** How the formats begin. Others, and SVG above all, do not reach the decoder. */
function formatOf(bytes: Buffer): Photo['format'] | undefined {
  if (startsAt(bytes, 0, '\xff\xd8\xff')) return 'jpeg';
  if (startsAt(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png';
  return startsAt(bytes, 0, 'RIFF') && startsAt(bytes, 8, 'WEBP') ? 'webp' : undefined;
}

const isHeic = (bytes: Buffer): boolean =>
  startsAt(bytes, 4, 'ftyp') && /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(bytes.toString('latin1', 8, 12));

/** Checks a photo, of the content folder or as the staff send it, by decoding all of it. */
export async function readPhotoFacts(bytes: Buffer, maxPixels = MAX_PIXELS): Promise<Photo | PhotoFault> {
  const format = formatOf(bytes);
  if (!format) return isHeic(bytes) ? 'heic' : 'notPhoto';
  try {
    // The size is at the start of the file, so a picture that would fill the memory is not decoded.
    const { pages = 1, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width, height } = autoOrient;
    if (width * height * pages > maxPixels) return 'tooManyPixels';
    if (pages > 1) return 'moving';
    if (Math.max(width, height) < MIN_LONG_SIDE || Math.min(width, height) < MIN_SHORT_SIDE) return 'tooSmall';
    await decodePhoto(bytes, (image) => image.resize({ width: 16 }).raw());
    return { format, width, height };
  } catch {
    return 'cutOff';
  }
}

const END_OF_JPEG = Buffer.from([0xff, 0xd9]);

/**
 * Decodes a photo that has been checked. A JPEG may lack the mark of its end, which some programs cut off; with the mark added, the
 * decoder warns if more is missing.
 */
export async function decodePhoto(bytes: Buffer, change: (image: Sharp) => Sharp): Promise<Buffer> {
  const decode = (all: Buffer, failOn: 'error' | 'warning') =>
    change(sharp(all, { limitInputPixels: MAX_PIXELS, failOn }).autoOrient()).toBuffer();
  try {
    return await decode(bytes, 'error');
  } catch (error) {
    if (formatOf(bytes) !== 'jpeg') throw error;
    return decode(Buffer.concat([bytes, END_OF_JPEG]), 'warning');
  }
}
