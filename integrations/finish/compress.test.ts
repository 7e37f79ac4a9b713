import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { compressFolder } from './compress.ts';

test('text files get a .br and a .gz sibling if that saves something, and new ones when they change', async () => {
  const [folder, cache] = [await temporaryFolder(), await temporaryFolder()];
  const put = (file: string, content: string) => writeFile(join(folder, file), content);
  await put('tiny.txt', 'a');
  await put('picture.webp', 'x'.repeat(5000));
  for (const text of ['<p>வளவு</p>'.repeat(500), '<p>Courtyard</p>'.repeat(500)]) {
    await put('menu.html', text);
    await compressFolder(folder, cache);
    const read = (suffix: string) => readFile(join(folder, `menu.html${suffix}`));
    expect(brotliDecompressSync(await read('.br')).toString()).toBe(text);
    expect(gunzipSync(await read('.gz')).toString()).toBe(text);
  }
  expect((await readdir(folder)).toSorted().join(' ')).toBe(
    'menu.html menu.html.br menu.html.gz picture.webp tiny.txt',
  );
});
