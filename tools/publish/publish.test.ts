import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadContent } from '../content.ts';
import { feed, manifest, menuData, robots, sitemap } from './site-files.ts';
import { postalAddress, structuredData } from './structured-data.ts';

const content = await loadContent();
const text = (value: unknown) => JSON.stringify(value);

test('the home page names the house and a restaurant for each branch, with hours, menu and ways to order and book', () => {
  const graph = structuredData(content, '/')?.['@graph'];
  expect(graph).toMatchObject([
    { '@type': 'Organization', name: 'Valavu' },
    {
      '@type': 'Restaurant',
      '@id': 'https://valavu.example/#restaurant-eastham',
      telephone: '+44 20 7946 0123',
      openingHoursSpecification: { opens: '12:00', closes: '23:00' },
      hasMenu: 'https://valavu.example/menu',
      potentialAction: [{ '@type': 'OrderAction' }, { '@type': 'ReserveAction' }],
    },
    {
      '@type': 'Restaurant',
      hasMenu: 'https://valavu.example/menu?branch=wimbledon',
      address: { postalCode: 'SW17 0NY' },
    },
  ]);
});

test('a story names its date and its place in the site; other pages say nothing', () => {
  expect(structuredData(content, '/blog/the-soul-of-chettinad')?.['@graph']).toMatchObject([
    { '@type': 'BlogPosting', datePublished: '2025-02-03' },
    { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { position: 2 }, { position: 3 }] },
  ]);
  expect(structuredData(content, '/faq')).toBeUndefined();
});

test('nothing that machines read holds a rating, a review or a mark for the owner', () => {
  const everything =
    ['/', '/blog/the-soul-of-chettinad'].map((path) => text(structuredData(content, path))).join('') +
    text(menuData(content, 'wimbledon'));
  expect(everything).not.toMatch(/rating|review|\{\{/i);
});

test('an address that cannot be taken apart stops the build', () => {
  expect(postalAddress('558-560 Garratt Lane, London SW17 0NY')).toMatchObject({
    streetAddress: '558-560 Garratt Lane',
    addressLocality: 'London',
  });
  expect(() => postalAddress('somewhere')).toThrow('"somewhere" is not of the form');
});

test('the sitemap lists every page once, without those that are kept out', () => {
  const places = [...sitemap(content).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, place = '']) => new URL(place).pathname,
  );
  expect(new Set(places).size).toBe(places.length);
  expect(places).toContain('/menu');
  expect(places).not.toContain('/home');
  expect(places).not.toContain('/under-construction');
  expect(places.filter((place) => place.startsWith('/print'))).toEqual([]);
  expect(sitemap(content)).toContain('<lastmod>2025-02-03</lastmod>');
});

test('the robots file names the sitemap', () => {
  expect(robots(content)).toContain('Sitemap: https://valavu.example/sitemap.xml');
});

test('the manifest names icons that are there', () => {
  // Read back as the browser would.
  const { icons } = JSON.parse(manifest(content)) as { icons: { src: string }[] };
  expect(icons).toHaveLength(3);
  for (const { src } of icons) expect(existsSync(`public${src}`)).toBe(true);
});

test('the feed has every story, newest first, with its characters escaped', () => {
  const titles = [...feed(content).matchAll(/<entry>\n<title>([^<]*)/g)].map(([, title]) => title);
  expect(titles).toEqual(content.stories.map(({ title }) => title));
  const [first] = content.stories;
  if (!first) throw new Error('there is no story');
  expect(feed({ ...content, stories: [{ ...first, title: 'Salt & <fire>' }] })).toContain(
    '<title>Salt &amp; &lt;fire&gt;</title>',
  );
});

test('a menu has every dish with its price and diet', () => {
  const data = text(menuData(content, 'eastham'));
  expect(data.match(/"MenuItem"/g)).toHaveLength(
    content.menus['eastham']?.pages.flatMap((page) => page.categories.flatMap((category) => category.items)).length ??
      0,
  );
  expect(data).toContain('"name":"Chicken 65"');
  expect(data).toContain('"price":"9.00","priceCurrency":"GBP"');
  expect(() => menuData(content, 'croydon')).toThrow('no menu');
});
