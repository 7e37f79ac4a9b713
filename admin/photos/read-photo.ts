import sharp from 'sharp';
import { decodePhoto, MAX_BYTES, type PhotoFault, photoFaults, readPhotoFacts } from '../../src/build-time/pictures.ts';
import { createSerialQueue } from '../serial-queue.ts';

// Photos are read one at a time and seldom, so a cache and more threads would only take memory.
sharp.cache(false);
sharp.concurrency(1);

/** Larger photos are scaled down to it; the widest version on a page has 1600 pixels. */
const MAX_LONG_SIDE = 2000;

const sentenceOf = ([fault, remedy]: readonly [string, string]) =>
  `This file ${fault}. ${remedy.charAt(0).toUpperCase()}${remedy.slice(1)}.`;

export const photoProblems = {
  missing: 'Choose a photo first.',
  unreadable:
    'The server took too long to read this photo, or had no memory for it. Try again, or choose a smaller one.',
  // fromEntries widens the keys; they are those of the table.
  ...(Object.fromEntries(Object.entries(photoFaults).map(([name, fault]) => [name, sentenceOf(fault)])) as Record<
    PhotoFault,
    string
  >),
};
export type PhotoProblem = keyof typeof photoProblems;
export const isPhotoProblem = (text: string): text is PhotoProblem => Object.hasOwn(photoProblems, text);

/** Makes of a JPEG, PNG or WebP the photo that is kept: a JPEG, upright, in sRGB, without anything that the camera has written into it. */
export async function readPhoto(bytes: Buffer): Promise<Buffer | PhotoProblem> {
  if (bytes.length === 0) return 'missing';
  if (bytes.length > MAX_BYTES) return 'tooLarge';
  const facts = await readPhotoFacts(bytes);
  if (typeof facts === 'string') return facts;
  return decodePhoto(bytes, (image) =>
    image
      .resize({ width: MAX_LONG_SIDE, height: MAX_LONG_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 90, mozjpeg: true }),
  );
}

const enqueue = createSerialQueue();
/** A picture of the content folder as a small JPEG. One at a time: a page asks for a hundred, and each takes memory. */
export const thumbnail = (file: string | Buffer): Promise<Buffer> =>
  enqueue(() =>
    sharp(file).autoOrient().resize({ width: 320 }).flatten({ background: 'white' }).jpeg({ quality: 70 }).toBuffer(),
  );
