import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Drawings may have sizes of their own, in other units. */
test('every size of type is one of the six of the scale', () => {
  const sheets = globSync('src/**/*.css').filter((file) => !file.endsWith('tokens.css'));
  const sizes = sheets.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/font(?:-size)?:[^;/]*\b[\d.]+rem[^;/]*/g)].map(
      ([declaration]) => `${file}: ${declaration}`,
    ),
  );
  expect(sizes).toEqual([]);
});
