import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { storyLength } from '#model/read/story.ts';
import { allergenCodes } from '#model/schema/allergens.ts';
import { pageFiles } from '#model/schema/pages.ts';
import { content, isPermanent } from './content.ts';

/**
 * The literal texts of docs/requirements.md. For branches they fix only names and addresses. The staff may change the
 * rest, such as hours and prices.
 */

const categoryNames = (branch: string) =>
  content.menus[branch]?.pages.flatMap(({ categories }) => categories.filter(isPermanent).map(({ name }) => name));

test('categories have the required order', () => {
  const required = {
    eastham: [
      'Soup | Starters | Briyani Varieties | Special Briyani Varieties | Meals (Veg & Non Veg)',
      'Sea Food Fry & Gravy | Rice - Noodles (Vermeceli) | Indian Bread | Vegetarian Gravies | Tandoori',
      'Parotta Varieties | Egg | Uthappam | Idly and Dosa | Mutton Roast & Gravy | Chicken Roast & Gravy',
      'Desserts | Fresh Juice | Soft Drinks',
    ],
    wimbledon: [
      'Soup | Starters Vegetarian | Starters Non-Vegetarian | Tandoori Dishes | Vegetarian Dosas',
      'Non-Vegetarian Dosas | Main Course - Vegetarian Curries | Main Course - Non-Vegetarian Curries',
      'Biriyanis (Dum) | Rice/Noodles | Special Combo | Breads | Sundries | Sweets | White Wines',
      'Rose Wines | Red Wines | Sparkling Wines | Soft Drinks | Yogurt Drinks | Alcohol Drinks | Spirits',
    ],
  };
  for (const [branch, names] of Object.entries(required))
    expect(categoryNames(branch), branch).toEqual(names.flatMap((line) => line.split(' | ')));
});

test('the menu page and the PDF have the required texts', () => {
  const { menuPage: words } = content;
  expect(words.hero.tagline).toMatch(/authentic Chettinad taste/i);
  expect(words.codeKey?.codes.map(({ code }) => code)).toEqual(allergenCodes);
  expect(words.legend.weekend).toBe('Sat & Sun');
  expect(words.pdf.priceOnRequest).toBe('Price on Request');
});

test('the interface has the required texts that no page shows when it opens', () => {
  expect({ ...content, ...content.ui }).toMatchObject({
    menu: {
      download: 'DOWNLOAD {BRANCH} MENU',
      page: 'Menu Page {n}',
      other: 'Other',
      empty: 'No items match your filter',
      weekend: 'Sat & Sun',
      pdfOverlay: 'Generating PDF... Please wait',
      pdfAlert: 'Error generating PDF. Please try again.',
    },
    blog: { searchPlaceholder: 'Search', article: { noRelated: 'No related posts found' } },
    dialog: {
      title: 'Confirm Store Selection',
      cancel: 'CANCEL',
      ok: 'OK',
      orderFirst: 'Do you want to order at {store}?',
      orderChange: 'Do you want to change your ordering store to {store}?',
      bookFirst: 'Do you want to book at {store}?',
      bookChange: 'Do you want to change your booking store to {store}?',
    },
    bookReservation: { appTitle: 'Download {store} App & Order now on Mobile app' },
  });
});

test('our table has the required texts, and branches have the ids that lists name', () => {
  expect(content.branches.slice(0, 2)).toMatchObject([
    { id: 1, key: 'eastham' },
    { id: 2, key: 'wimbledon' },
  ]);
  expect(content.ourTable.page.notAnOrder).toBe('This is not an order');
  expect(content.ourTable.adding.add).toBe('Add {dish} to our table');
  const percent = (key: string) => content.branches.find((branch) => branch.key === key)?.serviceCharge;
  expect([percent('eastham'), percent('wimbledon')]).toEqual([undefined, 10]);
});

test('the three required stories have every required kind of section', () => {
  const stories = content.stories.filter(({ id }) => id <= 3);
  expect(stories.map(({ id, slug }) => [id, slug]).toSorted()).toEqual([
    [1, 'the-soul-of-chettinad'],
    [2, 'dining-experience-eastham-valavu'],
    [3, 'from-chettinad-to-london'],
  ]);
  for (const { date, sections } of stories) {
    expect(date).toMatch(/^2025-02-/);
    expect(sections.filter(({ isPictureRow }) => isPictureRow)).toHaveLength(1);
    expect(sections.some(({ isPictureBelow }) => isPictureBelow)).toBe(true);
    expect(sections.at(-1)?.isSignature).toBe(true);
    const blocks = sections.flatMap((section) => section.blocks);
    expect(new Set(blocks.map(({ type }) => type))).toEqual(new Set(['paragraph', 'list', 'picture']));
    expect(blocks.some((block) => block.type === 'paragraph' && block.text.some(({ type }) => type === 'bold'))).toBe(
      true,
    );
  }
});

test('the legal pages have the required number of sections', () => {
  const sections = Object.entries(content.legal).map(([slug, page]) => [slug, page.sections.length]);
  expect(Object.fromEntries(sections)).toMatchObject({ 'privacy-policy': 9, 'terms-and-conditions': 12 });
});

// A story of more than 900 is a mistake in the content.
test('every story has at least 600 words', () => {
  for (const { slug, sections } of content.stories) expect(storyLength(sections), slug).toBeGreaterThanOrEqual(600);
});

test('brand, rooms, navigation, glossary words and menu categories have Tamil names, and categories have icons', () => {
  const { home, site, glossary, menus, ui } = content;
  expect(site).toMatchObject({ localLanguage: 'ta', localNumerals: 'tamldec', currency: 'GBP' });
  const rooms = [home.about, home.signatureDishes, home.ourCulture, home.reviews, home.roots, home.hearth];
  const categories = Object.values(menus).flatMap(({ pages }) => pages.flatMap((page) => page.categories));
  for (const localName of [
    site.brandLocalName,
    ...Object.values(ui.navigation.localName ?? {}),
    ...rooms.map((room) => room?.roomName?.localName),
    ...glossary.groups.flatMap(({ words }) => words.map((word) => word.localName)),
    ...categories.map((category) => category.localName && category.icon && category.localName),
  ])
    expect(localName).toBeTruthy();
});

test('no content file except site.yaml has the name of the restaurant', () => {
  const files = [...Object.keys(pageFiles), 'ui', 'settings'].map(
    (name) => [name, readFileSync(join(import.meta.dirname, `../../content/${name}.yaml`), 'utf8')] as const,
  );
  // Comments, addresses, and the Tamil word for the court, which the name of a room shows.
  const prose = (text: string) => text.replaceAll(/^\s*#.*$|https:\S+|\/blog\/\S+|latin: Valavu/gm, '');
  expect(files.filter(([, text]) => prose(text).includes(content.site.brand)).map(([name]) => name)).toEqual([]);
});
