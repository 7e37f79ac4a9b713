import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { REVIEWS_FRAME_PATH } from '../../model/page-security.ts';
import { content } from '../pages.ts';
import { attributes, builtFiles, client, reviewsFrameFile } from './build-folder.ts';

const { script, className } = content.site.reviews;
const read = (file: string) => readFileSync(join(client, file), 'utf8');
const isText = (file: string) => /\.(?:html|xml|txt|json|jsonld|webmanifest|js)$/.test(file);

/** The rules of the file for static hosts, by path. */
const rules = new Map(
  read('_headers')
    .trim()
    .split('\n\n')
    .map((block) => [block.split('\n', 1)[0] ?? '', block]),
);

test('only the page of the reviews widget names another host in its policy', () => {
  for (const [path, block] of rules) {
    const hosts = /content-security-policy: (.*)/.exec(block)?.[1]?.match(/https:\/\/[^\s;]+/g) ?? [];
    expect([...new Set(hosts)], path).toEqual(script && path === REVIEWS_FRAME_PATH ? [new URL(script).origin] : []);
  }
});

describe.runIf(script)('the page of the reviews widget', () => {
  test('holds the widget and nothing else', () => {
    const html = read(reviewsFrameFile);
    expect(attributes(html, 'class')).toEqual([className]);
    expect(attributes(html, 'data-script')).toEqual([script]);
    expect([...attributes(html, 'src'), ...attributes(html, 'href')]).toEqual([]);
    expect(html).not.toMatch(/ style="| on[a-z]+="/);
  });

  test('is hidden from search engines, and no other file but the scripts names it', () => {
    expect(read(reviewsFrameFile)).toContain('<meta name="robots" content="noindex">');
    const naming = builtFiles.filter((file) => isText(file) && read(file).includes(REVIEWS_FRAME_PATH));
    expect(naming.filter((file) => !/^_astro\/.*\.js$/.test(file))).toEqual([]);
  });
});

test('a site without a script of a reviews service has no such page', () => {
  expect(builtFiles.includes(reviewsFrameFile)).toBe(script !== '');
});
