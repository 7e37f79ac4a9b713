import { expect, test } from 'vitest';
import { pageAt, textOf } from '../built/html.ts';
import { content } from './content.ts';

/** The literal texts that docs/requirements.md demands of each page, and their order, read from the built HTML. */

const { branches, home, site, stories } = content;
const brand = site.brand.toLowerCase();
/** Without tags, spaces and capitals: CSS sets capitals, and each sentence may be an element of its own. */
const plain = (html: string) => textOf(html).replaceAll(/\s/g, '').toLowerCase();

const footerTexts = [
  '240 High St North, London E12 6SB',
  '558-560 Garratt Lane, London SW17 0NY',
  ...branches.flatMap(({ hours, phone }) => [hours, phone]),
  'A unique taste of Chettinadu and South Indian varieties, a well-known brand worldwide.',
  `© 2025 ${site.brand}. All rights reserved.`,
];
/** Per path, the texts in the order of the page, separated by ' | '. */
const texts: Readonly<Record<string, readonly string[]>> = {
  '/': [
    'Eastham restaurant | Wimbledon grand opening | About Restaurant | two years old | VIEW FULL MENU | Signature Dishes',
    ...home.signatureDishes.dishes.map(({ name, description }) => `${name} | ${description}`),
    'Our Culture | KNOW OUR STORY | Connection To Our Roots | NON VEG MEALS | CHICKEN BIRIYANI | Featured Items',
    'Our featured wide selection today | Chicken Bucket Briyani | Mutton Bucket Briyani',
  ],
  '/about-us': [
    'Success Story in London | Free home delivery and outdoor catering',
    ...branches.map(({ deliveryPhone }) => deliveryPhone),
    'Meet Our Chettinad Chef',
  ],
  '/menu': ['Our Menu | Eastham | Wimbledon | Connection To Our Roots'],
  '/menu/wimbledon': ['Our Menu | Wine & Drinks Menu'],
  '/allergens/eastham': [content.menuPage.allergy.tell],
  '/blog': ['All | Food | Our Culture | February 2025 | Read More'],
  ...Object.fromEntries(
    ['the-soul-of-chettinad', `dining-experience-eastham-${brand}`, 'from-chettinad-to-london'].map((slug) => [
      `/blog/${slug}`,
      ['Back | February 2025 | Other Articles'],
    ]),
  ),
  '/blog/not-found': ['Blog not found'],
  '/select-store': ['Back | Choose Your Stores | East Ham | Wimbledon | Order Now'],
  '/book-reservation': ['Back | Choose The Store To Book Your Table | East Ham | Wimbledon | Book Now'],
  '/privacy-policy': ['Privacy Policy | not directed at anyone under 18'],
  '/terms-and-conditions': ['Terms and Conditions | at least 18'],
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

/** The expected texts that are missing, or not in this order. */
function missingInOrder(html: string, expected: readonly string[]): string[] {
  const text = plain(html);
  let from = 0;
  const all = expected.flatMap((line) => line.split(' | '));
  return all.filter((each) => {
    const at = text.indexOf(plain(each), from);
    if (at >= 0) from = at + plain(each).length;
    return at < 0;
  });
}

test.each(Object.entries(texts))('%s has its texts in order, and the links of header and footer', (path, own) => {
  const html = pageAt(path);
  const [header = ''] = html.split('<main', 1);
  const [, main = '', foot = ''] = /<main(.*)<\/main>.*(<footer.*)/s.exec(html) ?? [];
  expect(missingInOrder(main, own)).toEqual([]);
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

test('the home page has 15 signature dishes, and buttons that lead to menu, stories and stores', () => {
  const html = pageAt('/');
  expect(home.signatureDishes.dishes).toHaveLength(15);
  const links = linksIn(html.slice(html.indexOf('<main')));
  expect(links).toEqual(
    expect.arrayContaining([
      [plain('VIEW FULL MENU'), '/menu'],
      [plain('About Us'), '/about-us'],
      [plain('BROWSE MENU'), '/menu'],
    ]),
  );
  const hrefsOf = (name: string) => links.flatMap(([text, href]) => (text.startsWith(plain(name)) ? [href] : []));
  expect(hrefsOf('ORDER ONLINE').slice(0, 2)).toEqual(['/select-store', '/select-store']);
  expect(hrefsOf('KNOW OUR STORY')).toEqual(
    ['the-soul-of-chettinad', `dining-experience-eastham-${brand}`, 'from-chettinad-to-london'].map(
      (slug) => `/blog/${slug}`,
    ),
  );
});

test('the legal pages link to each other in their text', () => {
  for (const [path, other] of [
    ['/privacy-policy', '/terms-and-conditions'],
    ['/terms-and-conditions', '/privacy-policy'],
  ] as const)
    expect(/<main.*<\/main>/s.exec(pageAt(path))?.[0]).toContain(`href="${other}"`);
});

test('every story is on the blog with title, description, tag and date', () => {
  const blog = plain(pageAt('/blog'));
  for (const { title, description, tag, dateText } of stories)
    for (const text of [title, description, tag, dateText]) expect(blog).toContain(plain(text));
});

/** The text and address of each link. */
function linksIn(html: string): [string, string][] {
  return [...html.matchAll(/<a\b[^>]*? href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href = '', text = '']) => [
    plain(text),
    href.replaceAll('&amp;', '&'),
  ]);
}
