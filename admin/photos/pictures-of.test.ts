import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import type { Admin } from '../routes/route.ts';
import { picturesOf } from './pictures-of.ts';

it('A photo comes with the form that it waits for; a photo that is there, and other words, are not looked for', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'pictures-'));
  const [there, waits] = ['photo-0123456789ab', 'photo-ba9876543210'];
  await writeFile(join(folder.path, `${there}.jpg`), '');
  const read = vi.fn(() => Promise.resolve(Buffer.from('photo')));
  const admin = { picturesFolder: folder.path, pendingPhotos: { read } } as unknown as Admin;
  const text = `image: ${there}\nnote: Hot soup.\n`;
  const found = await picturesOf(admin, new Map([['content/menu.yaml', `${text}- ![Soup](${waits})`]]));
  expect([...found.keys()]).toEqual([`content/pictures/${waits}.jpg`]);
  expect(read.mock.calls).toEqual([[waits]]);
});
