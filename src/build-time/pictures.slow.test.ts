import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { decodePhoto, photoFaults, readPhotoFacts, inspectPictures } from './pictures.ts';

/** A picture, red on its left half. */
const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'white' } }).composite([
    { input: { create: { width: Math.ceil(width / 2), height, channels: 3, background: 'red' } }, left: 0, top: 0 },
  ]);
const noise = sharp(Buffer.from(Array.from({ length: 1000 * 800 * 3 }, (_, n) => (n * n * 7919) % 251)), {
  raw: { width: 1000, height: 800, channels: 3 },
});
const jpeg = await noise.clone().jpeg().toBuffer();
const progressive = await noise.clone().jpeg({ progressive: true }).toBuffer();
const png = await draw(1000, 800).png().toBuffer();
const frames = { raw: { width: 900, height: 1800, channels: 3, pageHeight: 900 } } as const;
const moving = await sharp(Buffer.from(Array.from({ length: 900 * 1800 * 3 }, (_, n) => n % 251)), frames)
  .webp()
  .toBuffer();

test.each([
  ['a JPEG', jpeg, { format: 'jpeg', width: 1000, height: 800 }],
  ['a JPEG without the mark of its end', jpeg.subarray(0, -2), { format: 'jpeg', width: 1000, height: 800 }],
  ['a progressive JPEG without it', progressive.subarray(0, -2), { format: 'jpeg', width: 1000, height: 800 }],
  ['half a JPEG', jpeg.subarray(0, jpeg.length / 2), 'cutOff'],
  ['half a PNG', png.subarray(0, png.length / 2), 'cutOff'],
  [
    'a CMYK JPEG',
    await draw(1000, 800).toColourspace('cmyk').jpeg().toBuffer(),
    { format: 'jpeg', width: 1000, height: 800 },
  ],
  [
    'a PNG of 16 bits',
    await draw(1000, 800).toColourspace('rgb16').png().toBuffer(),
    { format: 'png', width: 1000, height: 800 },
  ],
  [
    'a WebP on its side',
    await draw(1000, 800).withMetadata({ orientation: 6 }).webp().toBuffer(),
    { format: 'webp', width: 800, height: 1000 },
  ],
  [
    'a PNG on its side',
    await draw(1000, 800).withMetadata({ orientation: 6 }).png().toBuffer(),
    { format: 'png', width: 800, height: 1000 },
  ],
  ['50 megapixels of a camera', await draw(8192, 6144).png().toBuffer(), { format: 'png', width: 8192, height: 6144 }],
  ['more than that', await draw(8193, 6144).png().toBuffer(), 'tooManyPixels'],
  ['a small one', await draw(700, 500).png().toBuffer(), 'tooSmall'],
  ['a line', await draw(1600, 1).png().toBuffer(), 'tooSmall'],
  ['an animation', moving, 'moving'],
  ['a GIF', await draw(1000, 800).gif().toBuffer(), 'notPhoto'],
  ['an AVIF', await draw(900, 800).avif({ effort: 0 }).toBuffer(), 'notPhoto'],
  ['a HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'heic'],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000"/>'), 'notPhoto'],
  ['nothing', Buffer.alloc(0), 'notPhoto'],
])('of a file it is known what it is: %s', async (_, bytes, expected) => {
  expect(await readPhotoFacts(bytes)).toEqual(expected);
});

test.each(['jpeg', 'png', 'webp'] as const)('a %s on its side is decoded upright and whole', async (format) => {
  const bytes = await draw(1000, 800).withMetadata({ orientation: 6 }).toFormat(format).toBuffer();
  const { data, info } = await sharp(await decodePhoto(bytes, (image) => image.png()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const redAt = (row: number) => data[(row * info.width + 400) * info.channels + 1]! < 60;
  // Turned to the right, the left half is at the top.
  expect([info.width, info.height, redAt(10), redAt(990)]).toEqual([800, 1000, true, false]);
});

test('what is wrong with a file in the folder of pictures is said, with its remedy', async () => {
  const folder = await temporaryFolder();
  for (const [name, bytes] of Object.entries({
    'cut-off.png': png.subarray(0, png.length / 2),
    'fish.jpg': png,
    'photo.heic': Buffer.from('x'),
    'rice.png': png,
    'Rice Pot.png': png,
  }))
    await writeFile(join(folder, name), bytes);
  const { originals, problems } = await inspectPictures(folder, join(folder, '.cache'));
  expect([...originals.keys()]).toEqual(['rice']);
  expect(problems.map(({ file, message }) => `${file.replace('content/pictures/', '')} ${message}`)).toEqual([
    'Rice Pot.png picture names have small letters, digits and single hyphens only; rename it to rice-pot.png',
    `cut-off.png ${photoFaults.cutOff.join('; ')}`,
    'fish.jpg is a picture of the kind png; rename it to fish.png',
    `photo.heic ${photoFaults.heic.join('; ')}`,
  ]);
});
