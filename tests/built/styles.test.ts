import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtFiles, client } from './build-folder.ts';

/** All style sheets of the site together, compressed: what the look may cost, in bytes. */
const BUDGET = 16 * 1024;

const sheets = builtFiles.filter((file) => file.endsWith('.css'));

test('all styles of all pages together keep their budget', () => {
  expect(sheets.length).toBeGreaterThan(10);
  const css = sheets.map((file) => readFileSync(join(client, file), 'utf8')).join('\n');
  expect(brotliCompressSync(css).length).toBeLessThanOrEqual(BUDGET);
});

test('the style page is in no build', () => {
  expect(builtFiles.filter((file) => /(?:^|\/)style(?:-page)?\b/.test(file))).toEqual([]);
  const text = builtFiles
    .filter((file) => /\.(?:js|css|html|json|xml)$/.test(file))
    .filter((file) => /data-style-group|Style page/.test(readFileSync(join(client, file), 'utf8')));
  expect(text).toEqual([]);
});
