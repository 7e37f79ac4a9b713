import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { loadContent } from '../content/load-content.ts';
import { qrCodes, qrPath } from './qr-plugin.ts';

/** The modules that a path covers, row by row. */
function modulesOf({ size, path }: { size: number; path: string }): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  return rows;
}

test('the path covers only the dark modules, with a quiet zone of four modules', () => {
  const url = 'https://valavu.example/menu/eastham';
  const { data, size } = encode(url, { ecc: 'Q', border: 4 });
  const code = qrPath(url, 'Q');
  expect(code.size).toBe(size);
  expect(modulesOf(code)).toEqual(data);
  expect(modulesOf(code).slice(0, 4).flat()).not.toContain(true);
});

test('the code of each branch leads to its own menu, in any order of branches', async () => {
  const content = await loadContent();
  const codes = qrCodes({ ...content, branches: content.branches.toReversed() });
  expect(codes['menus']).toEqual(
    Object.fromEntries(content.branches.map(({ key }) => [key, qrPath(`${content.site.url}/menu/${key}`, 'Q')])),
  );
});
