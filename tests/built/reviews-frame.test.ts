import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REVIEWS_FRAME_PATH } from '../../model/page-security.ts';
import { content } from '../pages.ts';
import { attributes, builtFiles, clientFolder, reviewsFrameFile } from './build-folder.ts';

const { script, hosts = [], className } = content.site.reviews!;
const read = (file: string) => readFileSync(join(clientFolder, file), 'utf8');
const isText = (file: string) => /\.(?:html|xml|txt|json|webmanifest|js)$/.test(file);

/** The rules of the file for static hosts, by path. */
const rules = new Map(
  read('_headers')
    .trim()
    .split('\n\n')
    .map((block) => [block.split('\n', 1)[0] ?? '', block]),
);

test('only the page of the reviews widget names other hosts in its policy: those of the service', () => {
  for (const [path, block] of rules) {
    const named = /content-security-policy: (.*)/.exec(block)?.[1]?.match(/https:\/\/[^\s;]+/g) ?? [];
    const expected = script && path === REVIEWS_FRAME_PATH ? [new URL(script).origin, ...hosts] : [];
    expect(new Set(named), path).toEqual(new Set(expected));
  }
});

test('the page of the reviews widget holds only the widget and is hidden from search engines, and only scripts contain its path', () => {
  expect(builtFiles.includes(reviewsFrameFile)).toBe(script !== '');
  if (script === '') return;
  const html = read(reviewsFrameFile);
  expect([attributes(html, 'class'), attributes(html, 'data-script')]).toEqual([[className], [script]]);
  expect([...attributes(html, 'src'), ...attributes(html, 'href')]).toEqual([]);
  expect(html).not.toMatch(/ style="| on[a-z]+="/);
  expect(html).toContain('<meta name="robots" content="noindex">');
  const filesWithPath = builtFiles.filter((file) => isText(file) && read(file).includes(REVIEWS_FRAME_PATH));
  expect(filesWithPath.filter((file) => !/^_astro\/.*\.js$/.test(file))).toEqual([]);
});
