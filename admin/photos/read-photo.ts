import sharp from 'sharp';
import { decodePhoto, type PhotoFault, photoFaults, readPhotoFacts } from '../../src/build-time/pictures.ts';
import { createSerialQueue } from '../serial-queue.ts';

// Photos are read one at a time and seldom, so a cache and more threads would only take memory.
sharp.cache(false);
sharp.concurrency(1);

/** The browser sends no more (picture-control.tsx), so that decoding takes little memory. The widest version on a page has 1600 pixels. */
const MAX_LONG_SIDE = 2000;
/** The largest request with a photo, in bytes. */
export const MAX_SENT = 8 * 1024 * 1024;

export function photoText(name: PhotoFault): string {
  const [fault, remedy] = photoFaults[name];
  return `This file ${fault}. ${remedy.charAt(0).toUpperCase()}${remedy.slice(1)}.`;
}

/** Makes of a JPEG, PNG or WebP the photo that is kept: a JPEG, upright, in sRGB, without anything that the camera has written into it. */
export async function readPhoto(body: ReadableStream<Uint8Array> | null): Promise<Buffer | PhotoFault> {
  const bytes = Buffer.from(await new Response(body).arrayBuffer());
  const facts = await readPhotoFacts(bytes, MAX_LONG_SIDE ** 2);
  if (typeof facts === 'string') return facts;
  return decodePhoto(bytes, (image) => image.flatten({ background: 'white' }).jpeg({ quality: 90, mozjpeg: true }));
}

const enqueue = createSerialQueue();
/** A picture of the content folder as a small JPEG. One at a time: a page asks for a hundred, and each takes memory. */
export const thumbnail = (file: string | Buffer): Promise<Buffer> =>
  enqueue(() =>
    sharp(file).autoOrient().resize({ width: 320 }).flatten({ background: 'white' }).jpeg({ quality: 70 }).toBuffer(),
  );
