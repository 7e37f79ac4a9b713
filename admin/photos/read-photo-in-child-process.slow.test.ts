import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { readPhoto } from './read-photo.ts';
import { readPhotoInChildProcess } from './read-photo-in-child-process.ts';

const root = join(import.meta.dirname, '../..');
const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'red' } })
  .jpeg()
  .toBuffer();

it('A child process gives the same result as this process, for a photo and for bytes that are not one', async () => {
  expect(await readPhotoInChildProcess(root, photo)).toEqual(await readPhoto(photo));
  for (const bytes of [Buffer.alloc(0), Buffer.from('GIF89a'), photo.subarray(0, 2000)])
    expect(await readPhotoInChildProcess(root, bytes)).toBe(await readPhoto(bytes));
});

it.each([
  ['that crashes makes the answer "unreadable", not "notPhoto"', "process.kill(process.pid, 'SIGSEGV');", 'unreadable'],
  ['that throws makes the call throw', "throw new Error('no module');", expect.stringContaining('no module')],
])('A decoder %s', async (_, program, outcome) => {
  const folder = join(await temporaryFolder(), 'admin/photos');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'read-photo-program.ts'), program);
  expect(await readPhotoInChildProcess(join(folder, '../..'), photo).catch(String)).toEqual(outcome);
});
