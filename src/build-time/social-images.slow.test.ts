import { join } from 'node:path';
import sharp, { type Region } from 'sharp';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { readTheme } from './theme.ts';
import { socialImages } from './social-images.ts';

// Encoding and font subsetting take seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const theme = readTheme(process.cwd());

/** Channel statistics of a region. sharp calculates them from its input, so the region is extracted first. */
async function look(bytes: Buffer | undefined, part: Region) {
  return (await sharp(await sharp(bytes).extract(part).png().toBuffer()).stats()).channels;
}

test('a social image has 1200 × 630 pixels and at most 120 kB, and shows its line and its picture', async () => {
  const folder = await temporaryFolder();
  const green = join(folder, 'green.png');
  await sharp({ create: { width: 900, height: 900, channels: 3, background: '#00c000' } })
    .png()
    .toFile(green);
  const texts = { brand: 'Brasa & Brine', footer: 'Fish grill', theme };
  const entry = { route: '/menu', shareLine: 'A fish, salt, fire and a lemon' };
  const [plain, other, hung] = await socialImages(
    [entry, { ...entry, shareLine: 'Ask before you eat' }, { ...entry, picture: green }],
    texts,
    folder,
  );
  for (const picture of [plain, other, hung]) {
    expect(await sharp(picture?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(picture?.bytes.length).toBeLessThan(120_000);
  }
  expect(plain?.href).toBe('/share/menu.jpg');
  expect(plain?.bytes.equals(other?.bytes ?? Buffer.alloc(0))).toBe(false);

  // The middle of the area that shows the picture.
  const middle = { left: 1010, top: 280, width: 20, height: 20 };
  const [red = 0, lightGreen = 0, blue = 0] = (await look(hung?.bytes, middle)).map((channel) => channel.mean);
  expect(lightGreen).toBeGreaterThan(red + 120);
  expect(lightGreen).toBeGreaterThan(blue + 120);
});
