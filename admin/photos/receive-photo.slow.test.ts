import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { MAX_BYTES } from '../../src/build-time/pictures.ts';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { readPhoto } from './read-photo.ts';
import { createReceivePhoto } from './receive-photo.ts';

const root = join(import.meta.dirname, '../..');
const receive = (folder: string, bytes: Buffer) =>
  createReceivePhoto(folder)(new Blob([new Uint8Array(bytes)]).stream());
const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'red' } })
  .jpeg()
  .toBuffer();

it('A child process gives the same result as this process, for a photo and for bytes that are not one', async () => {
  expect(await receive(root, photo)).toEqual(await readPhoto(photo));
  for (const bytes of [Buffer.alloc(0), Buffer.from('GIF89a'), photo.subarray(0, 2000)])
    expect(await receive(root, bytes)).toBe(await readPhoto(bytes));
});

it.each([
  ['that crashes makes the answer "unreadable", not "notPhoto"', "process.kill(process.pid, 'SIGSEGV');", 'unreadable'],
  ['that throws makes the call throw', "throw new Error('no module');", expect.stringContaining('no module')],
])('A decoder %s', async (_, program, outcome) => {
  const folder = join(await temporaryFolder(), 'admin/photos');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'read-photo-program.ts'), program);
  expect(await receive(join(folder, '../..'), photo).catch(String)).toEqual(outcome);
});

it('A photo that is too large, or whose sender goes away, is not read', async () => {
  expect(await receive(root, Buffer.alloc(MAX_BYTES + 1))).toBe('tooLarge');
  const broken = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error('aborted')) });
  expect(await createReceivePhoto(root)(broken)).toBe('missing');
});
