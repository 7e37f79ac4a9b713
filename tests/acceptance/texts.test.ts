import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fill } from '../../model/fill.ts';
import { allergenCodes } from '../../model/schema/allergens.ts';
import { pageNames } from '../../model/schema/pages.ts';
import { pageAt, textOf } from '../built/html.ts';
import { content, isPermanent } from './content.ts';

/** What docs/requirements.md demands of the content by name and number. The staff may change the rest, such as hours and prices. */

/** The categories in the HTML of a menu that are there all the year. */
const categoryNames = (path: string) =>
  [...pageAt(path).matchAll(/<h3>(.*?)<\/h3>/g)]
    .map(([, name = '']) => textOf(name))
    .filter((name) => isPermanent({ name }));

test('categories have the required order', () => {
  const required = {
    '/menu': [
      'Soup | Starters | Briyani Varieties | Special Briyani Varieties | Meals (Veg & Non Veg)',
      'Sea Food Fry & Gravy | Rice - Noodles (Vermeceli) | Indian Bread | Vegetarian Gravies | Tandoori',
      'Parotta Varieties | Egg | Uthappam | Idly and Dosa | Mutton Roast & Gravy | Chicken Roast & Gravy',
      'Desserts | Fresh Juice | Soft Drinks',
    ],
    '/menu/wimbledon': [
      'Soup | Starters Vegetarian | Starters Non-Vegetarian | Tandoori Dishes | Vegetarian Dosas',
      'Non-Vegetarian Dosas | Main Course - Vegetarian Curries | Main Course - Non-Vegetarian Curries',
      'Biriyanis (Dum) | Rice/Noodles | Special Combo | Breads | Sundries | Sweets | White Wines',
      'Rose Wines | Red Wines | Sparkling Wines | Soft Drinks | Yogurt Drinks | Alcohol Drinks | Spirits',
    ],
  };
  for (const [path, names] of Object.entries(required))
    expect(categoryNames(path), path).toEqual(names.flatMap((line) => line.split(' | ')));
});

test('what no dish of today reaches has the required texts', () => {
  const { codeKey, pdf } = content.menu;
  expect(codeKey?.codes.map(({ code }) => code)).toEqual(allergenCodes);
  expect([pdf.priceOnRequest, content.ui.menu.other]).toEqual(['Price on Request', 'Other']);
});

test('the pages of stores ask and offer as required', () => {
  const { dialog } = content.ui;
  const words = [dialog.title, dialog.cancel, dialog.ok];
  expect(words).toEqual(['Confirm Store Selection', 'CANCEL', 'OK']);
  for (const [question, text] of [
    [dialog.orderFirst, 'Do you want to order at East Ham?'],
    [dialog.orderChange, 'Do you want to change your ordering store to East Ham?'],
    [dialog.bookFirst, 'Do you want to book at East Ham?'],
    [dialog.bookChange, 'Do you want to change your booking store to East Ham?'],
    [content['book-reservation'].appTitle, 'Download East Ham App & Order now on Mobile app'],
  ] as const)
    expect(fill(question, { store: 'East Ham' })).toBe(text);
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
    expect(sections.filter(({ images, dishes }) => images ?? dishes)).toHaveLength(1);
    expect(sections.some(({ reverse }) => reverse)).toBe(true);
    expect(sections.at(-1)?.signature).toBe(true);
    const blocks = sections.flatMap((section) => section.blocks);
    expect(new Set(blocks.map(({ type }) => type))).toEqual(new Set(['paragraph', 'list', 'picture']));
    expect(blocks.some((block) => block.type === 'paragraph' && block.text.some(({ type }) => type === 'bold'))).toBe(
      true,
    );
  }
});

test('brand, rooms, navigation, glossary words and menu categories have Tamil names, and categories have icons', () => {
  const { home, site, glossary, menus, ui } = content;
  expect(site).toMatchObject({ localLanguage: 'ta', localNumerals: 'tamldec', currency: 'GBP' });
  const rooms = [home.about, home.signatureDishes, home.ourCulture, home.reviews, home.roots, home.hearth];
  const categories = Object.values(menus).flatMap((pages) => pages.flatMap((page) => page.categories));
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
  const files = [...pageNames, 'ui', 'settings'].map(
    (name) => [name, readFileSync(join(import.meta.dirname, `../../content/${name}.yaml`), 'utf8')] as const,
  );
  // Comments, addresses, and the Tamil word for the court, which the name of a room shows.
  const prose = (text: string) => text.replaceAll(/^\s*#.*$|https:\S+|\/blog\/\S+|latin: Valavu/gm, '');
  expect(files.filter(([, text]) => prose(text).includes(content.site.brand)).map(([name]) => name)).toEqual([]);
});
