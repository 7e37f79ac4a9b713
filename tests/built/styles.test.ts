import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { attributes, builtFiles, builtPages, client } from './build-folder.ts';

/** All style sheets of the site together, compressed: what the look may cost, in bytes. */
const BUDGET = 16 * 1024;

const sheets = builtFiles.filter((file) => file.endsWith('.css'));

test('all styles of all pages together keep their budget', () => {
  expect(sheets.length).toBeGreaterThan(10);
  const css = sheets.map((file) => readFileSync(join(client, file), 'utf8')).join('\n');
  expect(brotliCompressSync(css).length).toBeLessThanOrEqual(BUDGET);
});

/** The classes that a style sheet has rules for. */
const classesOf = (css: string) => new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name));

test('every page has inside it the rules for all that stands in it', () => {
  const ruled = classesOf(sheets.map((file) => readFileSync(join(client, file), 'utf8')).join('\n'));
  for (const { html, path } of builtPages) {
    const [, css = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    const inside = classesOf(css);
    const used = new Set(attributes(html, 'class').flatMap((list) => list.split(' ')));
    expect(used.size, path).toBeGreaterThan(10);
    expect(
      [...used].filter((name) => ruled.has(name) && !inside.has(name)),
      path,
    ).toEqual([]);
  }
});

test('the style page is in no build', () => {
  expect(builtFiles.filter((file) => /(?:^|\/)style(?:-page)?\b/.test(file))).toEqual([]);
  const text = builtFiles
    .filter((file) => /\.(?:js|css|html|json|xml)$/.test(file))
    .filter((file) => /data-style-group|Style page/.test(readFileSync(join(client, file), 'utf8')));
  expect(text).toEqual([]);
});
