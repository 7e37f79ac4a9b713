import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { readPhoto as read, thumbnail } from './read-photo.ts';

const readPhoto = (bytes: Buffer) => read(new Blob([new Uint8Array(bytes)]).stream());

/** A picture, red on its left half. */
const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'white' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: 'red' } }, left: 0, top: 0 },
  ]);

describe('A photo', () => {
  it('is turned upright, and keeps neither place nor camera', async () => {
    const exif = {
      IFD0: { Make: 'Camera', Model: 'Phone' },
      IFD3: { GPSLatitude: '51/1 32/1 0/1', GPSLatitudeRef: 'N' },
    };
    const bytes = await draw(2000, 1000).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const photo = await readPhoto(bytes);
    if (typeof photo === 'string') throw new Error(photo);
    const { exif: remainingExif, xmp, iptc, orientation, width, height, format } = await sharp(photo).metadata();
    expect([remainingExif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect([format, width, height]).toEqual(['jpeg', 1000, 2000]);
    // Turned to the right, the left half is at the top.
    const top = await sharp(photo).extract({ left: 500, top: 100, width: 1, height: 1 }).raw().toBuffer();
    expect([top[0]! > 200, top[1]! < 60]).toEqual([true, true]);
  });

  it.each(['png', 'webp', 'jpeg'] as const)('may be a %s', async (format) => {
    const photo = await readPhoto(await draw(1000, 800).toFormat(format).toBuffer());
    expect(photo).toBeInstanceOf(Buffer);
  });
});

it('What is no photo is refused', async () => {
  for (const text of ['', 'GIF89a']) expect(await readPhoto(Buffer.from(text))).toBe('notPhoto');
});

it('A photo of more pixels than a browser sends is not decoded', async () => {
  expect(await readPhoto(await draw(2400, 2000).jpeg().toBuffer())).toBe('tooManyPixels');
});

it('Thumbnails are made one at a time', async () => {
  const file = join(await temporaryFolder(), 'a.png');
  await draw(1600, 1200).png().toFile(file);
  const all = Promise.all(Array.from({ length: 10 }, () => thumbnail(file)));
  await new Promise(setImmediate);
  const { queue, process } = sharp.counters();
  expect([queue + process, (await all).length]).toEqual([1, 10]);
});
