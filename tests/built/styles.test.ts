import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { attributes, builtFiles, builtPages, client } from './build-folder.ts';

const sheets = builtFiles.filter((file) => file.endsWith('.css'));

/** The classes that a style sheet has rules for. */
const classesOf = (css: string) => new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name));

test('every page has inline rules for all its classes', () => {
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

test('the build does not include the style page', () => {
  expect(builtFiles.filter((file) => /(?:^|\/)style(?:-page)?\b/.test(file))).toEqual([]);
  const text = builtFiles
    .filter((file) => /\.(?:js|css|html|json|xml)$/.test(file))
    .filter((file) => /data-style-group|Style page/.test(readFileSync(join(client, file), 'utf8')));
  expect(text).toEqual([]);
});
