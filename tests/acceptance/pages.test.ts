import { expect, test } from 'vitest';
import { menuPath, paths } from '../../src/paths.ts';
import { builtPages } from '../built/build-folder.ts';
import { dishesOn } from '../../model/dishes-on.ts';
import { pageAt, partsAt, textOf } from '../built/html.ts';
import { content } from './content.ts';

/** The literal texts that docs/requirements.md demands of the pages as they open, read from the built HTML. */

const { about, branches, home, site, stories } = content;
const brand = site.brand.toLowerCase();
/** Without tags, spaces and capitals: CSS sets capitals, and each sentence may be an element of its own. */
const plain = (html: string) => textOf(html).replaceAll(/\s/g, '').toLowerCase();
/** Inside the HTML of a tag's first element. */
const inside = (html: string, tag: string) => new RegExp(`<${tag}\\b.*</${tag}>`, 's').exec(html)?.[0] ?? '';

const footerTexts = [
  '240 High St North, London E12 6SB',
  '558-560 Garratt Lane, London SW17 0NY',
  ...branches.flatMap(({ visitingHours, phone }) => [visitingHours, phone]),
  'A unique taste of Chettinadu and South Indian varieties, a well-known brand worldwide.',
  `© 2025 ${site.brand}. All rights reserved.`,
];
const storyPaths = ['the-soul-of-chettinad', `dining-experience-eastham-${brand}`, 'from-chettinad-to-london'].map(
  (slug) => `/blog/${slug}`,
);
const homeTexts = [
  'Eastham restaurant | ORDER ONLINE | Wimbledon grand opening | ORDER ONLINE | BROWSE MENU',
  [
    'About Restaurant | two years old | VIEW FULL MENU | About Us | Signature Dishes',
    ...home.signatureDishes.dishes.map(({ name, description }) => `${name} | ${description}`),
    'Our Culture | KNOW OUR STORY | KNOW OUR STORY | KNOW OUR STORY',
    'Connection To Our Roots | NON VEG MEALS | CHICKEN BIRIYANI | Featured Items',
    'Our featured wide selection today | Chicken Bucket Briyani | Mutton Bucket Briyani',
  ].join(' | '),
];
const pager = 'Menu Page 1 | Menu Page 2 | Menu Page 3 | Menu Page 4';
const menuTexts = [
  'Our Menu',
  'Eastham | Wimbledon',
  `${pager} | ${pager} | Connection To Our Roots`,
  'Generating PDF... Please wait',
  'No items match your filter',
];
/** Per path, the texts in the order of the page, separated by ' | '. Each line begins at the top of the page again. */
const texts: Readonly<Record<string, readonly string[]>> = {
  '/': homeTexts,
  '/home': homeTexts,
  '/about-us': [
    [
      `About Us | Success Story in London | ${about.quote} | Free home delivery and outdoor catering`,
      ...branches.map(({ deliveryPhone }) => deliveryPhone),
      `Meet Our Chettinad Chef | ${about.closing}`,
    ].join(' | '),
  ],
  '/menu': [...menuTexts, 'Authentic Chettinad taste', 'DOWNLOAD EASTHAM MENU'],
  '/menu/wimbledon': [...menuTexts, 'Wine & Drinks Menu', 'DOWNLOAD WIMBLEDON MENU'],
  '/allergens/eastham': [content.menu.allergy.tell],
  '/blog': ['All | Food | Our Culture | February 2025 | Read More'],
  ...Object.fromEntries(storyPaths.map((path) => [path, ['Back | February 2025 | Other Articles']])),
  '/blog/not-found': ['Blog not found'],
  '/select-store': ['Back | Choose Your Stores | East Ham | Wimbledon | Order Now'],
  '/book-reservation': ['Back | Choose The Store To Book Your Table | East Ham | Wimbledon | Book Now'],
  '/privacy-policy': ['Privacy Policy | not directed at anyone under 18'],
  // The full stop: nothing takes the rule back.
  '/terms-and-conditions': ['Terms and Conditions | You must be at least 18 to use this website.'],
  '/accessibility': ['Accessibility'],
  '/glossary': ['Glossary'],
  '/faq': ['FAQ | Frequently Asked Questions | Expand All'],
  '/feedback': ['Feedback | Share your Feedback and Rate us | Angry | Disappointed | Sad | Okay | Loved | SUBMIT'],
  '/under-construction': ["We're Cooking Up Something Special! | a fresher, faster online experience"],
};
/** Pages without header and footer. */
const bare: Readonly<Record<string, readonly string[]>> = {
  '/gotoappstore': [`${site.brand} | Download the Food Ordering App to Order now | Google Play | App Store`],
  '/print/eastham': [`${site.brand} | /menu/eastham`],
  '/print/wimbledon': [`${site.brand} | /menu/wimbledon`],
};

/** The expected texts that are missing, or not in the order of their line. */
function missingInOrder(html: string, expected: readonly string[]): string[] {
  const text = plain(html);
  return expected.flatMap((line) => {
    let from = 0;
    return line.split(' | ').filter((each) => {
      const at = text.indexOf(plain(each), from);
      if (at >= 0) from = at + plain(each).length;
      return at < 0;
    });
  });
}

test.each(Object.entries(texts))('%s has its texts in order, and the links of header and footer', (path, own) => {
  const html = pageAt(path);
  const [header = ''] = html.split('<main', 1);
  const [foot = ''] = /<footer.*/s.exec(html) ?? [];
  expect(missingInOrder(inside(html, 'main'), own)).toEqual([]);
  expect(footerTexts.filter((text) => !plain(foot).includes(plain(text)))).toEqual([]);
  for (const [name, href] of [
    ['Home', '/'],
    ['About Us', '/about-us'],
    ['Menu', '/menu'],
    ['Blog', '/blog'],
    ['ORDER ONLINE', '/select-store'],
    ['BOOK A RESERVATION', '/book-reservation'],
  ] as const)
    expect(linksIn(header), name).toContainEqual([plain(name), href]);
  const hrefs = linksIn(foot).map(([, href]) => href);
  const legal = ['/terms-and-conditions', '/privacy-policy', '/accessibility'];
  const expected = ['/faq', '/feedback', ...legal, ...Object.values(site.links)];
  expect(hrefs).toEqual(expect.arrayContaining(expected));
});

test.each(Object.entries(bare))('%s has its texts, and neither header nor footer', (path, own) => {
  expect(missingInOrder(pageAt(path), own)).toEqual([]);
  expect(pageAt(path)).not.toMatch(/<header|<footer/);
});

test('the home page has 15 signature dishes and two featured items', () => {
  expect(home.signatureDishes.dishes).toHaveLength(15);
  expect(home.featured?.items).toHaveLength(2);
});

/** Per path, the links of its content: their text, without what follows it, and address. */
const links: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  '/': [
    ['ORDER ONLINE', '/select-store'],
    ['ORDER ONLINE', '/select-store'],
    ['BROWSE MENU', '/menu'],
    ['VIEW FULL MENU', '/menu'],
    ['About Us', '/about-us'],
    ...storyPaths.map((path) => ['KNOW OUR STORY', path] as const),
  ],
  '/menu': [
    ['Eastham', '/menu'],
    ['Wimbledon', '/menu/wimbledon'],
  ],
  '/blog': stories.map(({ slug }) => ['Read More', `/blog/${slug}`] as const),
  ...Object.fromEntries(storyPaths.map((path) => [path, [['Back', '/blog'] as const]])),
  '/select-store': [['Back', '/home']],
  '/book-reservation': [['Back', '/home']],
  '/privacy-policy': [['', '/terms-and-conditions']],
  '/terms-and-conditions': [['', '/privacy-policy']],
};

test.each(Object.entries(links))('the content of %s has its links in order', (path, expected) => {
  const found = linksIn(inside(pageAt(path), 'main'));
  let from = 0;
  const missing = expected.filter(([text, to]) => {
    const at = found.findIndex(([name, href], index) => index >= from && href === to && name.startsWith(plain(text)));
    if (at >= 0) from = at + 1;
    return at < 0;
  });
  expect(missing).toEqual([]);
});

test.each([
  ['/privacy-policy', 9],
  ['/terms-and-conditions', 12],
])('the sections of %s are numbered from 1 to %i', (path, count) => {
  const headings = inside(pageAt(path), 'main').match(/<h2.*?<\/h2>/gs) ?? [];
  expect(headings.map((heading) => Number.parseInt(textOf(heading)))).toEqual(
    Array.from({ length: count }, (_, n) => n + 1),
  );
});

test.each(['/menu', '/menu/wimbledon'])('%s has the text of its alert', (path) => {
  expect(inside(pageAt(path), 'main')).toContain('Error generating PDF. Please try again.');
});

test('the heading of About Us has an icon on either side, which is not read out', () => {
  const icon = '<svg[^>]* aria-hidden="true".*?</svg>';
  expect(inside(inside(pageAt('/about-us'), 'main'), 'h1')).toMatch(
    new RegExp(`^<h1[^>]*>${icon}<span>About Us</span>${icon}</h1>$`),
  );
});

test('the search of the blog has its placeholder, and every story its title, description, tag and date', () => {
  const html = pageAt('/blog');
  expect(inside(html, 'search')).toContain('placeholder="Search"');
  for (const { title, description, tag, dateText } of stories)
    for (const text of [title, description, tag, dateText]) expect(plain(html)).toContain(plain(text));
});

/** The text and address of each link. */
function linksIn(html: string): [string, string][] {
  return [...html.matchAll(/<a\b[^>]*? href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href = '', text = '']) => [
    plain(text),
    href.replaceAll('&amp;', '&'),
  ]);
}

test.each(branches)('the menu of $store names the equipment of every dish, also of juices', (branch) => {
  const rows = partsAt(pageAt(menuPath(branch)), /<li[^>]* data-facts=/g).map(textOf);
  const dishes = dishesOn(content.menus[branch.key]!);
  expect(dishes.filter(({ equipment }, index) => !rows[index]?.includes(equipment.join(', ')))).toEqual([]);
});

// Guests who order or sit at a table plan no visit.
test('the hours of a branch stand with its last seating wherever guests plan a visit', () => {
  const visited = builtPages.filter(({ path }) => path !== paths.selectStore && !path.startsWith(paths.tableSheet('')));
  for (const { path, html } of visited)
    for (const { hours, visitingHours } of branches)
      for (const after of textOf(html).split(hours).slice(1))
        expect(`${hours}${after}`.slice(0, visitingHours.length), path).toBe(visitingHours);
  // In narrow columns no time breaks before its AM or PM.
  for (const { path, html } of visited) expect(html, path).not.toMatch(/class="lines">[^<]*\d [AP]M/);
});
