import { expect, test } from 'vitest';
import type { Branch, Content } from '../../model/types.ts';
import { menuPath, paths } from '../paths.ts';
import { contentCopy } from '../../model/read/content.testing.ts';
import { postalAddress } from './restaurant.ts';
import { missingProperties } from './schema-org.testing.ts';
import { structuredData } from './structured-data.ts';
import type { Thing } from './schema-org.ts';

const content = contentCopy().content();
const { brand, url: siteUrl } = content.site;
const [first] = content.branches;
if (!first) throw new Error('there is no branch');
const things = (path: string, of: Content = content) => (structuredData(of, path)?.['@graph'] ?? []) as Thing[];
const typesOf = (path: string) => things(path).map((thing) => thing['@type']);

test('home, menus and stories have the structured data of their kind, with what Google requires, and other pages none', () => {
  const restaurants = content.branches.map(() => 'Restaurant');
  expect(typesOf(paths.home)).toEqual(['WebSite', 'Organization', ...restaurants]);
  expect(typesOf(menuPath(first))).toEqual(['Menu']);
  expect(typesOf(paths.story(content.stories[0]!.slug))).toEqual(['BlogPosting']);
  for (const { path } of content.pages) expect(missingProperties(things(path)), path).toEqual([]);
  expect(JSON.stringify(content.pages.map(({ path }) => things(path)))).not.toMatch(/rating|"Review|FAQPage/i);
  expect(structuredData(content, paths.faq)).toBeUndefined();
});

test('a restaurant has its address, hours, menu, and actions for ordering and booking', () => {
  expect(things(paths.home)[2]).toMatchObject({
    '@id': `${siteUrl}/#restaurant-${first.key}`,
    name: `${brand} ${first.store}`,
    telephone: `+44 ${first.phone.slice(1)}`,
    address: postalAddress(first.address),
    openingHoursSpecification: [{ opens: '12:00', closes: '21:30' }],
    hasMenu: { '@id': `${siteUrl}/#menu-${first.key}`, url: `${siteUrl}/menu` },
    potentialAction: [
      { '@type': 'OrderAction', target: { urlTemplate: first.ordering?.link } },
      { '@type': 'ReserveAction', target: { urlTemplate: first.booking?.link } },
    ],
  });
});

test('a branch that is closed takes neither orders nor bookings, and says for which days; nor does one under construction', () => {
  const dataOf = (change: Partial<Branch>) =>
    things(paths.home, { ...content, branches: [Object.assign(structuredClone(first), change)] })[2];
  const closed = { from: '2027-01-11', until: '2027-01-31', text: 'New floor.' };
  const period = { from: 0, until: 1, isNow: true };
  const closure = { text: 'Closed.', period, announced: period, isToday: true };
  const days = { opens: '00:00', closes: '00:00', validFrom: '2027-01-11', validThrough: '2027-01-31' };
  expect(dataOf({ closed, closure })).toMatchObject({
    acceptsReservations: false,
    potentialAction: [],
    specialOpeningHoursSpecification: [days],
  });
  expect(dataOf({ booking: { ...first.booking!, isUnderConstruction: true } })).toMatchObject({
    acceptsReservations: false,
    potentialAction: [{ '@type': 'OrderAction' }],
  });
  expect(dataOf({ booking: undefined })).toMatchObject({ acceptsReservations: undefined });
});
