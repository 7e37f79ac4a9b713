import sharp from 'sharp';
import { createSerialQueue } from '../serial-queue.ts';

// Photos are read one at a time and seldom, so a cache and more threads would only take memory.
sharp.cache(false);
sharp.concurrency(1);

/** The largest file that is accepted. */
export const MAX_BYTES = 25 * 1024 * 1024;
const MAX_PIXELS = 50_000_000;
/** Smaller photos do not look sharp. In pixels. */
const MIN_LONG_SIDE = 800;
/** Larger photos are scaled down to it; the widest version on a page has 1600 pixels. */
const MAX_LONG_SIDE = 2000;

export const photoProblems = {
  missing: 'Choose a photo first.',
  notPhoto: 'This file is not a photo that can be shown. Choose a JPEG, PNG or WebP.',
  tooLarge: 'This file is larger than 25 MB. Choose a smaller one.',
  tooManyPixels: 'This photo has more than 50 megapixels. Choose a smaller one.',
  tooSmall: 'This photo is too small to look sharp. Its longer side needs at least 800 pixels.',
  unreadable:
    'The server took too long to read this photo, or had no memory for it. Try again, or choose a smaller one.',
} as const;
export type PhotoProblem = keyof typeof photoProblems;
export const isPhotoProblem = (text: string): text is PhotoProblem => Object.hasOwn(photoProblems, text);

/** How the formats begin. Others, and SVG above all, do not reach the decoder. */
const signatures: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
];

/** Makes of a JPEG, PNG or WebP the photo that is kept: a JPEG, upright, in sRGB, without anything that the camera has written into it. */
export async function readPhoto(bytes: Buffer): Promise<Buffer | PhotoProblem> {
  if (bytes.length === 0) return 'missing';
  if (bytes.length > MAX_BYTES) return 'tooLarge';
  if (!signatures.some((matches) => matches(bytes))) return 'notPhoto';
  try {
    // The size is at the start of the file, so a picture that would fill the memory is not decoded.
    const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height * pages > MAX_PIXELS) return 'tooManyPixels';
    if (Math.max(width, height) < MIN_LONG_SIDE) return 'tooSmall';
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: MAX_LONG_SIDE, height: MAX_LONG_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 90, mozjpeg: true })
      .toBuffer();
  } catch {
    return 'notPhoto';
  }
}

const enqueue = createSerialQueue();
/** A picture of the content folder as a small JPEG. One at a time: a page asks for a hundred, and each takes memory. */
export const thumbnail = (file: string): Promise<Buffer> =>
  enqueue(() =>
    sharp(file).autoOrient().resize({ width: 320 }).flatten({ background: 'white' }).jpeg({ quality: 70 }).toBuffer(),
  );
