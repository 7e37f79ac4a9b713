import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Admin } from '../routes/route.ts';
import type { Files } from '../tasks/plan.ts';
import { picturesOf } from './pictures-of.ts';

const [MENU, HOME] = ['content/menu.yaml', 'content/home.yaml'];

it.each<
  [what: string, files: Record<string, string>, next: string | undefined, commit: string | undefined, names: string[]]
>([
  [
    'A photo comes with the form that it waits for',
    { [MENU]: "image: ''" },
    'image: photo-new',
    undefined,
    ['photo-new +'],
  ],
  ['A picture goes with the last text that names it', { [MENU]: 'image: soup' }, "image: ''", undefined, ['soup -']],
  ['and stays for another text', { [MENU]: 'image: soup', [HOME]: '- ![Soup](soup)' }, undefined, undefined, []],
  [
    'A picture that was removed since comes back with an undo',
    { [MENU]: 'image: soup' },
    'image: leek',
    'x~',
    ['leek +', 'soup -'],
  ],
  ['A word of a sentence is no picture', { [MENU]: 'note: Hot soup.' }, 'note: Hot.', undefined, []],
  ['Words that begin like a name are others', { [MENU]: 'image: soup' }, 'image: soup-2', undefined, ['soup -']],
])('%s', async (_, texts, next, commit, names) => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'pictures-'));
  await writeFile(join(folder.path, 'soup.jpg'), '');
  const photo = Buffer.from('photo');
  const admin = {
    picturesFolder: folder.path,
    pendingPhotos: { read: (name: string) => Promise.resolve(name === 'photo-new' ? photo : undefined) },
    history: {
      picturesAt: (__: string, all: string[]) =>
        Promise.resolve(all.includes('leek') ? [['pictures/leek.jpg', photo]] : []),
    },
  } as unknown as Admin;
  const files: Files = new Map(Object.entries(texts));
  const found = await picturesOf(admin, files, new Map([[MENU, next]]), commit);
  expect(
    [...found].map(([file, bytes]) => `${/(?<=\/)[\w-]+(?=\.jpg)/.exec(file)} ${bytes ? '+' : '-'}`).toSorted(),
  ).toEqual(names);
});
