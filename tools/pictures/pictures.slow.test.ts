import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PictureError, readMasters, readPictures, surveyPictures, writePictures } from './pictures.ts';
import type { Progress } from './progress.ts';

// Encoding and font subsetting take seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let place: string;
let folder: string;
let cache: string;

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'pictures-'));
  folder = join(place, 'masters');
  cache = join(place, 'cache');
  await mkdir(folder);
});

afterEach(() => rm(place, { recursive: true }));

function plain(width: number, height: number, colour = '#7a4b2c') {
  return sharp({ create: { width, height, channels: 3, background: colour } });
}

test('a master gives a picture with its size, widths, colour and an address with a content hash', async () => {
  await plain(1000, 750).jpeg({ quality: 100 }).toFile(join(folder, 'masala-dosa.jpg'));
  const dosa = (await readPictures(folder, cache)).get('masala-dosa');
  expect(dosa).toMatchObject({ slug: 'masala-dosa', width: 960, height: 720, widths: [160, 320, 480, 640, 960] });
  expect(dosa?.src).toMatch(/^\/pictures\/masala-dosa\.[0-9a-f]{6}$/);
  expect(dosa?.colour).toMatch(/^#7[0-9a-f]4[0-9a-f]2[0-9a-f]$/);

  await plain(1000, 750, '#204060').jpeg().toFile(join(folder, 'masala-dosa.jpg'));
  expect((await readPictures(folder, cache)).get('masala-dosa')?.src).not.toBe(dosa?.src);
});

test('reading again from the cache gives the same pictures', async () => {
  await plain(900, 900).webp().toFile(join(folder, 'idly.webp'));
  const first = await readPictures(folder, cache);
  expect(await readPictures(folder, cache)).toEqual(first);
});

test('a photo with an EXIF rotation is measured and written upright', async () => {
  await plain(1200, 900).jpeg().withMetadata({ orientation: 6 }).toFile(join(folder, 'door.jpg'));
  const masters = await readMasters(folder, cache);
  expect(masters.get('door')?.picture).toMatchObject({ width: 900, height: 1200 });

  const out = join(place, 'out');
  await writePictures(masters, out, cache);
  const widest = (await readdir(out)).find((name) => name.endsWith('-900.jpg'));
  expect(await sharp(join(out, widest ?? '')).metadata()).toMatchObject({ width: 900, height: 1200 });
});

test('reports every unusable file with a remedy, and still reads the usable ones', async () => {
  await plain(900, 700).jpeg().toFile(join(folder, 'good.jpg'));
  await plain(900, 700).png().toFile(join(folder, 'good.png'));
  await plain(640, 480).jpeg().toFile(join(folder, 'small.jpg'));
  await plain(900, 700).jpeg().toFile(join(folder, 'Fried Rice (1).JPG'));
  await writeFile(join(folder, 'broken.jpg'), 'no picture at all');
  await writeFile(join(folder, 'phone.heic'), 'whatever');
  await writeFile(join(folder, '.DS_Store'), 'ignored');
  await writeFile(join(folder, 'README.md'), 'ignored');

  const { masters, problems } = await surveyPictures(folder, cache);
  expect([...masters.keys()]).toEqual(['good']);
  expect(problems.map((problem) => problem.replace(`${folder}/`, ''))).toEqual([
    'Fried Rice (1).JPG: picture names have small letters, digits and single hyphens only; rename it to fried-rice-1.jpg',
    'broken.jpg: cannot be opened as a picture; export it again as .jpg (photos from an iPhone: "Most Compatible")',
    'good.png: good.jpg has the same name; keep one of the two',
    'phone.heic: is not a picture that we can use; save it as .jpg, .png or .webp, or take it out of this folder',
    'small.jpg: is 640 × 480 pixels, too small to look sharp; use one with a long side of at least 800 (better 1600)',
  ]);
  await expect(readPictures(folder, cache)).rejects.toThrow(PictureError);
});

test('writes AVIF and WebP in each width and one JPEG, and encodes nothing twice', async () => {
  await plain(800, 600).jpeg().toFile(join(folder, 'vadai.jpg'));
  const masters = await readMasters(folder, cache);
  const out = join(place, 'out');
  expect(await writePictures(masters, out, cache)).toBe(11);

  const name = (masters.get('vadai')?.picture.src ?? '').replace('/pictures/', '');
  expect(new Set(await readdir(out))).toEqual(
    new Set([
      ...[160, 320, 480, 640, 800].flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]),
      `${name}-800.jpg`,
    ]),
  );
  expect(await sharp(join(out, `${name}-480.avif`)).metadata()).toMatchObject({
    format: 'heif',
    width: 480,
    height: 360,
  });
  expect(await writePictures(masters, join(place, 'again'), cache)).toBe(0);
  expect(await writePictures(masters, out, cache)).toBe(0);
});

test('reports progress after each encoded file, and none for cached files', async () => {
  await plain(800, 600).jpeg().toFile(join(folder, 'vadai.jpg'));
  const first = await readMasters(folder, cache);
  await writePictures(first, join(place, 'out'), cache);
  await plain(900, 600).jpeg().toFile(join(folder, 'dosa.jpg'));
  const both = await readMasters(folder, cache);

  const reported: Progress[] = [];
  await writePictures(both, join(place, 'more'), cache, (progress) => reported.push(progress));
  expect(reported.map(({ done }) => done)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(new Set(reported.map(({ total }) => total))).toEqual(new Set([11]));
  const shares = reported.map(({ share }) => share);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBeCloseTo(1);

  await writePictures(both, join(place, 'again'), cache, () => expect.unreachable());
});
