import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Branch, Content } from '../../model/types.ts';
import { omit } from '../../model/omit.ts';
import { permanentMenuPath, menuPath } from '../paths.ts';
import { contentForTests } from '../../tools/content/content.testing.ts';
import { hideFromSearch } from '../../tools/content/draft.ts';
import { renderHead } from './head.ts';
import { postalAddress, restaurant } from './restaurant.ts';
import { Graph } from './schema-org.testing.ts';
import { structuredData } from './structured-data.ts';
import { pageAt } from './things.ts';

const content = await contentForTests();
const { brand, url: siteUrl } = content.site;
const [first, second] = content.branches;
if (!first || !second) throw new Error('content/branches has fewer than two');
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

test('every page has the expected structured data, which schema.org and Google accept', () => {
  const typesByPath = Object.fromEntries(content.pages.map(({ path }) => [path, typesOf(path).join(' ')]));
  const perBranch = (type: string) => content.branches.map(() => type);
  const home = ['WebSite', 'Organization', ...perBranch('Restaurant')].join(' ');
  expect(typesByPath).toEqual({
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
    // Hidden from search engines.
    '/blog/*': '',
    '/under-construction': '',
    '/our-table': '',
    '/offline': '',
    ...Object.fromEntries(content.branches.map(({ key }) => [`/print/${key}`, ''])),
    '*': '',
  });
});

test('a restaurant has its address, hours, menu, and actions for ordering and booking', () => {
  const [, , restaurantOfFirst, restaurantOfSecond] = things('/');
  expect(restaurantOfFirst).toMatchObject({
    '@id': `${siteUrl}/#restaurant-${first.key}`,
    name: `${brand} ${first.store}`,
    telephone: `+44 ${first.phone.slice(1)}`,
    address: postalAddress(first.address),
    openingHoursSpecification: [{ opens: '12:00', closes: '21:30' }],
    hasMenu: { '@id': `${siteUrl}/#menu-${first.key}`, url: `${siteUrl}/menu` },
    potentialAction: [
      { '@type': 'OrderAction', target: { urlTemplate: first.ordering.link } },
      { '@type': 'ReserveAction', target: { urlTemplate: first.booking.link } },
    ],
  });
  expect(restaurantOfSecond).toMatchObject({ hasMenu: { url: siteUrl + menuPath(second) } });
});

test('a branch that is closed takes neither orders nor bookings, and says for which days it is closed', () => {
  const closed = { from: '2027-01-11', until: '2027-01-31', text: 'New floor.' };
  const dataOf = (isToday: boolean) => {
    const period = { from: 0, until: 1, isNow: isToday };
    const branch: Branch = { ...first, closed, closure: { text: 'Closed.', period, announced: period, isToday } };
    return v.parse(Graph, structuredData({ ...content, branches: [branch] }, '/'))['@graph'][2];
  };
  const days = { opens: '00:00', closes: '00:00', validFrom: '2027-01-11', validThrough: '2027-01-31' };
  expect(dataOf(true)).toMatchObject({ acceptsReservations: false, potentialAction: [] });
  for (const isNow of [true, false]) expect(dataOf(isNow)).toMatchObject({ specialOpeningHoursSpecification: [days] });
  expect(dataOf(false)).toMatchObject({ acceptsReservations: first.booking.link });
});

test('omits unknown facts and links to sites under construction', () => {
  expect(restaurant(content, omit(first, 'geo'))).not.toHaveProperty('geo');
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

test('each menu page describes its menu, with the address of its data file', () => {
  for (const branch of content.branches) {
    const [menu] = things(menuPath(branch));
    expect(menu).toMatchObject({
      '@id': `${siteUrl}/#menu-${branch.key}`,
      provider: { '@id': `${siteUrl}/#restaurant-${branch.key}` },
      encoding: { contentUrl: `${siteUrl}/menu/${branch.key}.jsonld` },
    });
  }
});

test('a story has its date, its picture and its breadcrumbs', () => {
  const nameOf = (path: string) => content.pages.find((page) => page.path === path)?.title.split(' | ')[0];
  for (const { slug, date, picture } of content.stories)
    expect(things(`/blog/${slug}`)).toMatchObject([
      { datePublished: date, image: expect.stringContaining(`${picture?.src}-`) },
      {
        itemListElement: [
          { name: 'Home', item: `${siteUrl}/` },
          { name: 'Blog', item: `${siteUrl}/blog` },
          { name: nameOf(`/blog/${slug}`), item: `${siteUrl}/blog/${slug}` },
        ],
      },
    ]);
});

test('no page has a rating, a review, an FAQ or a mark for the owner', () => {
  const everything = content.pages.map((page) => renderHead(content, page)).join('');
  expect(everything).not.toMatch(/rating|"Review|FAQPage|\{\{/i);
});

test('a draft has the same structured data, except the breadcrumbs of hidden pages', () => {
  expect(structuredData(hideFromSearch(content), '/')).toEqual(structuredData(content, '/'));
  expect(structuredData(hideFromSearch(content), '/faq')).toBeUndefined();
});

test('splits an address into its parts, and throws an error if it cannot', () => {
  expect(postalAddress('558-560 Garratt Lane, London SW17 0NY')).toMatchObject({
    streetAddress: '558-560 Garratt Lane',
    addressLocality: 'London',
  });
  expect(() => postalAddress('somewhere')).toThrow('"somewhere" is not of the form');
});

test('the head escapes structured data, and links to the feed and the menu data files', () => {
  const spoilt = { ...content, site: { ...content.site, brand: '</script><b>' } };
  expect(head('/', spoilt)).toContain('"name":"\\u003c/script>\\u003cb>"');
  expect(head('/blog')).toContain(
    `<link rel="alternate" type="application/atom+xml" title="${brand.replace('&', '&amp;')}" href="/blog/feed.xml">`,
  );
  for (const branch of content.branches)
    expect(head(menuPath(branch)).match(/<link rel="alternate" type="application\/json"[^>]*>/g)).toEqual([
      expect.stringContaining(`href="/menu/${branch.key}.json"`),
    ]);
});
