import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { contentForTests } from '../content/content.testing.ts';
import { hideFromSearch } from '../content/draft.ts';
import { readTheme } from '../theme/theme.ts';
import { appLinks } from './app-links.ts';
import { llms } from './llms.ts';
import { manifest, robots, siteFiles, sitemap } from './site-files.ts';
import { childOf, childrenOf, readXml } from './xml.testing.ts';

const content = await contentForTests();
const { brand, url: siteUrl } = content.site;
const theme = readTheme(process.cwd());

test('writes all expected files, and no sitemap for a draft', () => {
  const menus = content.branches.flatMap(({ key }) =>
    ['.json', '.jsonld', '.foodmenus.json'].map((ending) => `menu/${key}${ending}`),
  );
  const always = [
    '.well-known/security.txt',
    'robots.txt',
    'manifest.webmanifest',
    'llms.txt',
    'blog/feed.xml',
    ...menus,
  ];
  expect(Object.keys(siteFiles(content, { isDraft: false, theme })).toSorted()).toEqual(
    ['sitemap.xml', ...always].toSorted(),
  );
  expect(Object.keys(siteFiles(hideFromSearch(content), { isDraft: true, theme })).toSorted()).toEqual(
    always.toSorted(),
  );
});

test('the sitemap lists every page once, with a date if it is known', () => {
  const urlset = readXml(sitemap(content));
  expect(urlset).toMatchObject({
    name: 'urlset',
    attributes: { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' },
  });
  const pages = new Map(
    childrenOf(urlset, 'url').map((url) => [
      new URL(childOf(url, 'loc').text).pathname,
      childrenOf(url, 'lastmod').map(({ text }) => text),
    ]),
  );
  const listed = content.pages.filter(({ canonical, isListed, path }) => isListed && canonical === path);
  expect([...pages.keys()]).toEqual(listed.map(({ path }) => path));
  expect(pages.size).toBe(urlset.children.length);
  for (const { slug, date } of content.stories) expect(pages.get(`/blog/${slug}`)).toEqual([date]);
  expect(pages.get('/menu')).toEqual([]);
});

test('robots.txt allows all crawlers and names the sitemap; in a draft it has a comment instead', () => {
  expect(robots(content, { isDraft: false })).toBe(`User-agent: *\nDisallow:\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
  expect(robots(content, { isDraft: true })).toMatch(/^User-agent: \*\nDisallow:\n# A draft/);
});

test('the manifest names icons that exist', () => {
  const { icons } = v.parse(
    v.object({ icons: v.array(v.object({ src: v.string() })) }),
    JSON.parse(manifest(content, theme)),
  );
  expect(icons).toHaveLength(3);
  for (const { src } of icons) expect(existsSync(join(theme.publicFolder, src))).toBe(true);
});

test('llms.txt follows llmstxt.org, and lists every branch, menu data file and story', () => {
  const text = llms(content);
  const [title, summary, facts, , ...rest] = text.trim().split('\n\n');
  expect(title).toBe(`# ${brand}`);
  expect(summary).toMatch(/^> \S/);
  for (const { address, hours, phone } of content.branches)
    expect(facts).toContain(`${address}. Open ${hours}. Telephone ${phone}`);
  const headings = rest.filter((part) => part.startsWith('#'));
  expect(headings).toEqual(['## Menus', '## Stories', '## Visiting', '## Optional']);
  const links = rest.filter((part) => !part.startsWith('#')).flatMap((part) => part.split('\n'));
  for (const line of links) expect(line).toMatch(/^- \[[^\]]+\]\(https:\/\/[^)]+\): \S/);
  for (const path of [
    ...content.branches.flatMap(({ key }) => [`/menu/${key}.json`, `/menu/${key}.jsonld`]),
    ...content.stories.map(({ slug }) => `/blog/${slug}`),
  ])
    expect(text).toContain(`(${siteUrl}${path})`);
});

test('writes association files only for apps whose ids are known', () => {
  const none = { iosAppId: '', androidPackage: '', androidFingerprint: '' };
  const urls = { iosAppUrl: '', androidAppUrl: '' };
  expect(appLinks(urls)).toEqual({});
  expect(appLinks({ ...urls, apps: none })).toEqual({});
  const fingerprint = Array.from({ length: 32 }, () => 'AB').join(':');
  const apps = { iosAppId: 'ABCDE12345.uk.co.grill', androidPackage: 'uk.co.grill', androidFingerprint: fingerprint };
  const { '.well-known/apple-app-site-association': apple, '.well-known/assetlinks.json': android } = appLinks({
    ...urls,
    apps,
  });
  expect(JSON.parse(apple ?? '')).toEqual({
    applinks: { details: [{ appIDs: ['ABCDE12345.uk.co.grill'], components: [{ '/': '/gotoappstore' }] }] },
  });
  expect(JSON.parse(android ?? '')).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: { namespace: 'android_app', package_name: 'uk.co.grill', sha256_cert_fingerprints: [fingerprint] },
    },
  ]);
});
