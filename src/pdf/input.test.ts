import { expect, test } from 'vitest';
import { allergens } from '../../model/schema/allergens.ts';
import { readPdfColours } from './colours.ts';
import { createMenuPdfInput, type MenuPdfSource } from './input.ts';

type SourceDish = MenuPdfSource['categories'][number]['items'][number];
const dish: SourceDish = {
  baseName: 'Gobi 65',
  codes: ['G', 'M'],
  price: 7.5,
  diet: 'vegan',
  weekendOnly: false,
};
const source: MenuPdfSource = {
  brand: { name: 'Valavu', localName: 'வளவு' },
  branch: { key: 'eastham', store: 'East Ham', address: 'A', phone: '1', hours: 'H', hasAllergenNotice: false },
  categories: [{ name: 'Starters', icon: 'vadai', items: [dish] }],
  words: {
    legend: { veg: 'V', egg: 'E', nonVeg: 'N', weekend: 'W', weekendLong: 'WL' },
    // The name of each allergen is its key in capitals.
    allergens: Object.fromEntries(
      allergens.map((allergen) => [allergen, allergen.toUpperCase()]),
    ) as MenuPdfSource['words']['allergens'],
    soldOut: 'Sold out today',
    allergy: { tell: 'Tell us.', lists: 'Every dish lists it.' },
    allergenNotice: {
      heading: 'Allergens',
      contains: 'Gluten.',
      codesIntro: 'Codes: G.',
      missing: 'Others in words.',
      cards: 'Cards.',
      service: 'Service.',
    },
    codeKey: { heading: 'Codes', note: '', codes: [{ code: 'G', meaning: 'gluten' }] },
    pdf: {
      title: '{branch} menu',
      thankYou: 'Thanks',
      tagline: 'T',
      page: '{n} of {total}',
      priceOnRequest: 'Price on Request',
      noteWithoutCodes: 'See our website.',
      keptFrom: 'Menu of {date}.',
    },
  },
  currency: 'GBP',
  colours: readPdfColours((token) => token),
  date: new Date('2026-05-04T12:00Z'),
};
const itemOf = (over: object) =>
  createMenuPdfInput({ ...source, categories: [{ name: 'S', icon: 'x', items: [{ ...dish, ...over }] }] }).categories[0]
    ?.items[0];

test('names the file and the title after the branch, and dates the menu', () => {
  expect(createMenuPdfInput(source)).toMatchObject({
    fileName: 'valavu-eastham-menu.pdf',
    title: 'East Ham menu',
    dateNote: 'Menu of 4 May 2026.',
  });
});

test('every branch has a note; with an allergen notice it explains the codes', () => {
  expect(createMenuPdfInput(source).note).toEqual({ heading: '', text: 'Tell us. See our website.' });
  const noted = createMenuPdfInput({ ...source, branch: { ...source.branch, hasAllergenNotice: true } });
  expect(noted.note).toEqual({
    heading: 'Allergens',
    text: 'Gluten. Codes: G. Others in words. Tell us. Cards. Service. Codes: G gluten',
  });
});

test('prints codes in brackets, and allergens without a code in words', () => {
  expect(itemOf({})?.codes).toBe('(G, M)');
  expect(itemOf({ uncoded: ['soya', 'celery'] })?.codes).toBe('(G, M) + soya + celery');
  expect(itemOf({ codes: [], uncoded: ['soya'] })?.codes).toBe('+ soya');
  expect(itemOf({ codes: [] })?.codes).toBe('');
});

test('formats all prices by the rules of the PDF, including those of other sizes', () => {
  expect(itemOf({ price: undefined })?.price).toBe('Price on Request');
  expect(itemOf({ price: '8' })?.price).toBe('£8.00');
  expect(
    itemOf({
      description: 'Crisp.',
      also: [
        { size: 'half', price: 4 },
        { size: 'tray', price: 0 },
      ],
    })?.description,
  ).toBe('Crisp. half £4.00, tray Price on Request');
});

test('a dish is sold out only during its period', () => {
  const [from, until] = [source.date.getTime() - 1000, source.date.getTime() + 1000];
  expect(itemOf({ description: 'Crisp.', soldOut: { from, until } })).toMatchObject({
    isSoldOut: true,
    description: 'Sold out today. Crisp.',
  });
  for (const soldOut of [undefined, { from: until, until: until + 1 }, { from: 0, until: source.date.getTime() }])
    expect(itemOf({ description: 'Crisp.', soldOut })).toMatchObject({ isSoldOut: false, description: 'Crisp.' });
});

test.each([
  ['2026-05-04T22:30Z', '4 May 2026'],
  ['2026-05-04T23:30Z', '5 May 2026'],
  ['2026-12-31T23:30Z', '31 December 2026'],
])('at %s the menu is that of %s, the day at the restaurant', (moment, day) => {
  expect(createMenuPdfInput({ ...source, date: new Date(moment) }).dateNote).toBe(`Menu of ${day}.`);
});

test('is without dishes and categories past their last day', () => {
  const [past, left] = [{ ends: source.date.getTime() }, { ends: source.date.getTime() + 1 }];
  expect([itemOf(past), itemOf(left)?.name]).toEqual([undefined, 'Gobi 65']);
  const [category] = source.categories;
  expect(createMenuPdfInput({ ...source, categories: [{ ...category!, ...past }] }).categories).toEqual([]);
});

test('marks dishes as the site does', () => {
  expect(itemOf({})?.mark).toBe('veg');
  expect(itemOf({ diet: 'egg' })?.mark).toBe('egg');
  expect(itemOf({ diet: 'fish' })?.mark).toBe('nonVeg');
  expect(itemOf({ diet: undefined })?.mark).toBeUndefined();
  expect(itemOf({})).toMatchObject({ name: 'Gobi 65', description: '' });
});
