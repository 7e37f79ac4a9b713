import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ownNames } from '../own-names.ts';
import { content, pages } from '../pages.ts';
import { builtFiles, builtPages, clientFolder } from './build-folder.ts';

/* What other programs read of the build: search engines, feed readers, link previews, phones. */

const { branches, site, stories } = content;
const read = (file: string) => readFileSync(join(clientFolder, file), 'utf8');
const isKeptOut = (html: string) => html.includes('<meta name="robots" content="noindex"');
const structuredData = (html: string) => /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
/** Whether the build folder has a page or a file at this address of the site. */
const isServed = (address: string) => {
  const { pathname } = new URL(address);
  return builtPages.some(({ path }) => path === pathname) || existsSync(join(clientFolder, pathname));
};
const ownAddresses = (text: string) =>
  (text.match(/https:[^"<&\s]*/g) ?? []).filter((address) => address.startsWith(`${site.url}/`));

test('structured data, feed and sitemap name addresses that exist, and every @id is described', () => {
  const graphs = builtPages.map(({ html }) => structuredData(html)).join('\n');
  const files = ['blog/feed.xml', 'sitemap.xml'].filter((file) => builtFiles.includes(file));
  for (const text of [graphs, ...files.map(read)]) {
    expect(ownAddresses(text).length).toBeGreaterThan(0);
    expect(ownAddresses(text).filter((address) => !isServed(address))).toEqual([]);
  }
  expect(read('blog.html')).toContain('href="/blog/feed.xml"');
  for (const { key } of branches) {
    expect(JSON.parse(read(`menu/${key}.json`))).toMatchObject({ '@type': 'Menu' });
    expect(read(`menu/${key}.html`)).toContain(`href="/menu/${key}.json"`);
  }
  const ids = (form: RegExp) => new Set([...graphs.matchAll(form)].map(([, id]) => id));
  const described = ids(/"@type":"\w+","@id":"([^"]+)"/g);
  expect([...ids(/\{"@id":"([^"]+)"\}/g)].filter((id) => !described.has(id))).toEqual([]);
  // The site, the organisation, and each branch with its menu.
  expect(described.size).toBe(2 + 2 * branches.length);
});

test('every page has a picture in the proportions of link previews with its alt text: its first, or that of the home page', async () => {
  const shown = builtPages.map(({ html, path }) => {
    const [image = '', width, height, alt] = ['', ':width', ':height', ':alt'].map(
      (name) => new RegExp(`<meta property="og:image${name}" content="([^"]+)"`).exec(html)?.[1],
    );
    return { path, file: join(clientFolder, new URL(image).pathname), size: [width, height], alt };
  });
  for (const { file, path, size, alt } of shown) {
    const { format, width, height } = await sharp(file).metadata();
    expect([format, ...size], path).toEqual(['jpeg', String(width), String(height)]);
    expect(width / height, path).toBeCloseTo(1200 / 630);
    expect(alt, path).toBeTruthy();
  }
  const alts = new Map(shown.map(({ path, alt }) => [path, alt]));
  for (const { slug, alt } of stories) expect(alts.get(`/blog/${slug}`)).toBe(alt);
  expect(alts.get('/faq')).toBe(content.home.slides[0]?.alt);
});

test('a finished site hides only its unlisted pages from search engines', () => {
  const alwaysOut = pages.filter(({ isListed }) => !isListed).map(({ file }) => file);
  const hidden = builtPages.filter(({ html }) => isKeptOut(html)).map(({ file }) => file);
  expect(hidden.toSorted()).toEqual(alwaysOut.toSorted());
  expect(read('_headers')).not.toContain('noindex');
  const canonical = builtPages.flatMap(({ html }) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? []);
  const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]*)/g)].map(([, address]) => address);
  expect(listed.toSorted()).toEqual([...new Set(canonical)].toSorted());
});

test('no file names a category outside its days, or another restaurant', () => {
  const texts = builtFiles.filter((file) => /\.(?:html|js|css|json|svg|txt|xml|webmanifest)$/.test(file));
  for (const file of texts) {
    const text = read(file);
    // A category of 2090.
    expect(text.includes('Regatta Supper'), file).toBe(false);
    expect(ownNames.test(text) || ownNames.test(file), file).toBe(false);
  }
});
