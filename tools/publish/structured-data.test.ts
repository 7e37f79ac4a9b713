import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Branch, Content } from '../../model/types.ts';
import { permanentMenuPath, menuPath } from '../../app/paths.ts';
import { contentForTests } from '../content/content.testing.ts';
import { hideFromSearch } from '../content/draft.ts';
import { renderHead } from './head.ts';
import { postalAddress, restaurant } from './restaurant.ts';
import { Graph } from './schema-org.testing.ts';
import { structuredData } from './structured-data.ts';
import { pageAt } from './things.ts';

const content = await contentForTests();
const things = (path: string) => {
  const data = structuredData(content, path);
  return data ? v.parse(Graph, data)['@graph'] : [];
};
const head = (path: string, of: Content = content) => {
  const page = pageAt(of, path);
  if (!page) throw new Error(`there is no page ${path}`);
  return renderHead(of, page);
};
const typesOf = (path: string) => things(path).map((thing) => thing['@type']);

test('every page says what it should, in the form that schema.org and Google ask for', () => {
  const said = Object.fromEntries(content.pages.map(({ path }) => [path, typesOf(path).join(' ')]));
  const perBranch = (type: string) => content.branches.map(() => type);
  const home = ['WebSite', 'Organization', ...perBranch('Restaurant')].join(' ');
  expect(said).toEqual({
    '/': home,
    '/home': home,
    ...Object.fromEntries(content.branches.map((branch) => [menuPath(branch), 'Menu BreadcrumbList'])),
    // The second address of the first menu.
    [permanentMenuPath(content.branches[0]?.key ?? '')]: 'Menu',
    '/about-us': 'BreadcrumbList',
    '/blog': 'BreadcrumbList',
    ...Object.fromEntries(content.stories.map(({ slug }) => [`/blog/${slug}`, 'BlogPosting BreadcrumbList'])),
    '/glossary': 'BreadcrumbList',
    ...Object.fromEntries(content.branches.map(({ key }) => [`/allergens/${key}`, 'BreadcrumbList'])),
    '/select-store': 'BreadcrumbList',
    '/book-reservation': 'BreadcrumbList',
    '/faq': 'BreadcrumbList',
    '/feedback': 'BreadcrumbList',
    '/privacy-policy': 'BreadcrumbList',
    '/terms-and-conditions': 'BreadcrumbList',
    '/accessibility': 'BreadcrumbList',
    '/gotoappstore': 'BreadcrumbList',
    // Kept out of search engines.
    '/blog/*': '',
    '/under-construction': '',
    '/offline': '',
    ...Object.fromEntries(content.branches.map(({ key }) => [`/print/${key}`, ''])),
    '*': '',
  });
});

test('a restaurant has its address, hours, menu and ways to order and to book', () => {
  expect(things('/')[2]).toMatchObject({
    '@id': 'https://valavu.example/#restaurant-eastham',
    name: 'Valavu East Ham',
    telephone: '+44 20 7946 0123',
    address: { streetAddress: '240 High St North', addressLocality: 'London', postalCode: 'E12 6SB' },
    openingHoursSpecification: { opens: '12:00', closes: '23:00' },
    hasMenu: { '@id': 'https://valavu.example/#menu-eastham', url: 'https://valavu.example/menu' },
    potentialAction: [
      { '@type': 'OrderAction', target: { urlTemplate: 'https://order-eastham.valavu.example' } },
      { '@type': 'ReserveAction', target: { urlTemplate: 'https://book-eastham.valavu.example' } },
    ],
  });
  expect(things('/')[3]).toMatchObject({ hasMenu: { url: 'https://valavu.example/menu/wimbledon' } });
});

test('what is not known is not said, and nobody is sent to a site that is being built', () => {
  const [first] = content.branches;
  if (!first) throw new Error('there is no branch');
  expect(restaurant(content, first)).not.toHaveProperty('geo');
  const branch: Branch = {
    ...first,
    geo: { latitude: 51.5, longitude: 0.05 },
    booking: { ...first.booking, isUnderConstruction: true },
  };
  const changed: Content = { ...content, branches: [branch] };
  const data = v.parse(Graph, structuredData(changed, '/'))['@graph'];
  expect(data[2]).toMatchObject({
    geo: { '@type': 'GeoCoordinates', latitude: 51.5, longitude: 0.05 },
    acceptsReservations: false,
    potentialAction: [{ '@type': 'OrderAction' }],
  });
});

test('each menu page names its menu with its sections, and where its dishes are as data', () => {
  const [eastham] = things('/menu');
  const [wimbledon] = things('/menu/wimbledon');
  expect(eastham).toMatchObject({
    '@id': 'https://valavu.example/#menu-eastham',
    provider: { '@id': 'https://valavu.example/#restaurant-eastham' },
    encoding: { contentUrl: 'https://valavu.example/menu/eastham.jsonld' },
  });
  const sections = (thing: unknown) =>
    v.parse(v.object({ hasMenuSection: v.array(v.object({ name: v.string() })) }), thing);
  for (const [thing, key] of [
    [eastham, 'eastham'],
    [wimbledon, 'wimbledon'],
  ] as const)
    expect(sections(thing).hasMenuSection.map(({ name }) => name)).toEqual(
      content.menus[key]?.pages.flatMap((page) => page.categories.map(({ name }) => name)),
    );
});

test('a story names its date, its pictures and the way to it', () => {
  expect(things('/blog/the-soul-of-chettinad')).toMatchObject([
    {
      datePublished: '2025-02-03',
      image: expect.stringMatching(/\/pictures\/story-soul-hero\.\w+-\d+\.jpg$/),
    },
    {
      itemListElement: [
        { name: 'Home', item: 'https://valavu.example/' },
        { name: 'Blog', item: 'https://valavu.example/blog' },
        { name: 'The soul of Chettinad', item: 'https://valavu.example/blog/the-soul-of-chettinad' },
      ],
    },
  ]);
});

test('nothing holds a rating, a review, an FAQ or a mark for the owner', () => {
  const everything = content.pages.map((page) => renderHead(content, page)).join('');
  expect(everything).not.toMatch(/rating|"Review|FAQPage|\{\{/i);
});

test('a draft says the same, but for ways to pages that are kept out', () => {
  expect(structuredData(hideFromSearch(content), '/')).toEqual(structuredData(content, '/'));
  expect(structuredData(hideFromSearch(content), '/faq')).toBeUndefined();
});

test('an address that cannot be taken apart stops the build', () => {
  expect(postalAddress('558-560 Garratt Lane, London SW17 0NY')).toMatchObject({
    streetAddress: '558-560 Garratt Lane',
    addressLocality: 'London',
  });
  expect(() => postalAddress('somewhere')).toThrow('"somewhere" is not of the form');
});

test('in the head, data cannot end its own block, and the blog and the menu say where they are as data', () => {
  const spoilt = { ...content, site: { ...content.site, brand: '</script><b>' } };
  expect(head('/', spoilt)).toContain('"name":"\\u003c/script>\\u003cb>"');
  expect(head('/blog')).toContain(
    '<link rel="alternate" type="application/atom+xml" title="Valavu" href="/blog/feed.xml">',
  );
  for (const branch of content.branches)
    expect(head(menuPath(branch)).match(/<link rel="alternate" type="application\/json"[^>]*>/g)).toEqual([
      expect.stringContaining(`href="/menu/${branch.key}.json"`),
    ]);
});
