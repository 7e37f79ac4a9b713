import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheets = globSync('src/**/*.css').map((file) => ({ file, css: readFileSync(file, 'utf8') }));

/** Drawings may have sizes of their own, in other units. */
test('every size of type is one of the six of the scale', () => {
  const sizes = sheets
    .filter(({ file }) => !file.endsWith('tokens.css'))
    .flatMap(({ file, css }) =>
      [...css.matchAll(/font(?:-size)?:[^;/]*\b[\d.]+rem[^;/]*/g)].map(([declaration]) => `${file}: ${declaration}`),
    );
  expect(sizes).toEqual([]);
});

test('no style changes the case of a text: it is shown as it is written', () => {
  expect(sheets.filter(({ css }) => css.includes('text-transform')).map(({ file }) => file)).toEqual([]);
});
