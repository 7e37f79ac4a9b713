import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { ApiData } from '../../server/api-data.ts';
import { MenuFile } from '../../src/publish/menus.testing.ts';
import { Graph, WholeMenu } from '../../src/publish/schema-org.testing.ts';
import { childOf, childrenOf, readXml } from '../../src/publish/xml.testing.ts';
import { content, pages } from '../pages.ts';
import { attributes, builtFiles, builtPages, client } from './build-folder.ts';

const { branches, site, stories } = content;
const read = (file: string) => readFileSync(join(client, file), 'utf8');
const { draft } = JSON.parse(read('../api.json')) as ApiData;
const isKeptOut = (html: string) => html.includes('<meta name="robots" content="noindex"');
const graphOf = (html: string) => {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return json === undefined ? [] : v.parse(Graph, JSON.parse(json))['@graph'];
};
const pageAt = (path: string) => builtPages.find((page) => page.path === path)?.html ?? '';
/** Whether the build folder has a page or a file at this address of the site. */
const isServed = (address: string) => {
  const { pathname } = new URL(address);
  return builtPages.some(({ path }) => path === pathname) || existsSync(join(client, pathname));
};

describe.each(builtPages)('$path', ({ html, file }) => {
  test('has structured data that schema.org and Google accept, with addresses that exist', () => {
    const addresses = (JSON.stringify(graphOf(html)).match(/https:[^"]*/g) ?? []).filter((address) =>
      address.startsWith(`${site.url}/`),
    );
    expect(addresses.filter((address) => !isServed(address))).toEqual([]);
    if (!draft && !isKeptOut(html)) expect(addresses.length).toBeGreaterThan(0);
  });

  test('has its own share picture of 1200 × 630 pixels', async () => {
    const [, address = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
    const picture = join(client, new URL(address).pathname);
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    const sharers = builtPages.filter((page) => page.html.includes(`property="og:image" content="${address}"`));
    const canonicalOf = (built: string) => pages.find((page) => page.file === built)?.canonical;
    // Other addresses of the same page use the same picture.
    expect(new Set(sharers.map((page) => canonicalOf(page.file)))).toEqual(new Set([canonicalOf(file)]));
  });
});

test('some page describes every @id that structured data refers to', () => {
  const graphs = builtPages.map(({ html }) => JSON.stringify(graphOf(html)));
  const ids = (form: RegExp) => new Set(graphs.flatMap((json) => [...json.matchAll(form)].map(([, id]) => id)));
  const described = ids(/"@type":"\w+","@id":"([^"]+)"/g);
  expect([...ids(/\{"@id":"([^"]+)"\}/g)].filter((id) => !described.has(id))).toEqual([]);
  // The site, the organisation, and each branch with its menu.
  expect(described.size).toBe(2 + 2 * branches.length);
});

test('the menu data files have the dishes that the menu page shows', () => {
  const files = builtFiles.filter((file) => /^menu\/[^/.]+\.json$/.test(file));
  expect(files).toHaveLength(branches.length);
  for (const file of files) {
    const { menu, categories } = v.parse(MenuFile, JSON.parse(read(file)));
    const page = pageAt(new URL(menu.url).pathname);
    const html = page.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
    const dishes = categories.flatMap((category) => category.dishes);
    expect(dishes.filter(({ name, price }) => !html.includes(name) || !html.includes(price))).toEqual([]);
    expect(categories.filter(({ url }) => !html.includes(` id="${new URL(url).hash.slice(1)}"`))).toEqual([]);
    const { '@id': id } = v.parse(WholeMenu, JSON.parse(read(`${file}ld`)));
    expect(graphOf(page).some((thing) => '@id' in thing && thing['@id'] === id)).toBe(true);
    expect(attributes(page, 'href')).toContain(`/${file}`);
  }
});

test('the feed links to the stories, and its pictures exist', () => {
  const entries = childrenOf(readXml(read('blog/feed.xml')), 'entry');
  expect(entries).toHaveLength(stories.length);
  for (const entry of entries) {
    const pictures = [...childOf(entry, 'content').text.matchAll(/ src="([^"]+)"/g)].map(([, src = '']) => src);
    expect(pictures.length).toBeGreaterThan(0);
    expect([childOf(entry, 'id').text, ...pictures].filter((address) => !isServed(address))).toEqual([]);
  }
});

test.skipIf(draft)('the sitemap lists the canonical address of every page that search engines may list', () => {
  const listed = childrenOf(readXml(read('sitemap.xml')), 'url').map((url) => childOf(url, 'loc').text);
  const canonical = builtPages
    .filter(({ html }) => !isKeptOut(html))
    .map(({ html }) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]);
  expect(listed.toSorted()).toEqual([...new Set(canonical)].toSorted());
});

test('a draft hides every page from search engines, and a finished site only its unlisted pages', () => {
  const alwaysOut = pages.filter(({ isListed }) => !isListed).map(({ file }) => file);
  const hideFromSearch = builtPages.filter(({ html }) => isKeptOut(html)).map(({ file }) => file);
  expect(hideFromSearch.toSorted()).toEqual((draft ? builtPages.map(({ file }) => file) : alwaysOut).toSorted());
  const [everything = ''] = read('_headers').split('\n\n');
  expect(everything.includes('x-robots-tag: noindex')).toBe(draft);
  expect(read('robots.txt').includes('# A draft')).toBe(draft);
  expect(read('robots.txt')).toMatch(/^User-agent: \*\nDisallow:\n/);
  expect(builtFiles.includes('sitemap.xml')).toBe(!draft);
});

test('app association files are valid JSON and have a content type in _headers', () => {
  const files = builtFiles.filter((file) => file.startsWith('.well-known/') && !file.includes('security.txt'));
  for (const file of files) expect(() => JSON.parse(read(file)) as unknown, file).not.toThrow();
  expect(files.every((file) => read('_headers').includes(`/${file}\n  content-type: application/json\n`))).toBe(true);
});
