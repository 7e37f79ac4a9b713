import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { contentForTests } from '../../tools/content/content.testing.ts';
import { readTheme } from '../../tools/content/theme.ts';
import { appLinks } from './app-links.ts';
import { manifest, robots, sitemap } from './site-files.ts';
import { childOf, childrenOf, readXml } from './xml.testing.ts';

const content = await contentForTests();
const { url: siteUrl } = content.site;
const theme = readTheme(process.cwd());

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
