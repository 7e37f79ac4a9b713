import { expect, test } from 'vitest';
import { fullCopy } from '../../model/read/content.testing.ts';
import { keyText, containedKinds } from '../../model/codes.ts';
import { createMenuPdfInput, type MenuPdfSource, formatPdfPrice } from './input.ts';
import { sourceOf } from './source.testing.ts';
import { createMoneyFormat } from '../../model/money.ts';

const content = fullCopy().content();
const source = sourceOf(content, 'harbour');
const { allergens, allergenNotice: notice, allergy, codeKey, pdf, soldOut: soldOutText } = content.menu;
const dish: MenuPdfSource['categories'][number]['items'][number] = {
  baseName: 'Gobi 65',
  codes: ['G', 'M'],
  price: 7.5,
  diet: 'vegan',
  allergens: { contains: {}, mayContain: {}, kinds: { contains: {}, mayContain: {} } },
};
const itemOf = (over: object) =>
  createMenuPdfInput({ ...source, categories: [{ name: 'S', icon: 'x', items: [{ ...dish, ...over }] }] }).categories[0]
    ?.items[0];

test('names the file and the title after the branch, dates the menu, and marks dishes as the site does', () => {
  const marks = (['vegan', 'egg', 'fish'] as const).map((diet) => itemOf({ diet })?.mark);
  expect(marks).toEqual(['veg', 'egg', 'nonVeg']);
  // The day at the restaurant, where it is summer.
  expect(createMenuPdfInput({ ...source, date: new Date('2026-05-03T23:30Z') })).toMatchObject({
    fileName: 'brasa-brine-harbour-menu.pdf',
    title: pdf.title.replace('{branch}', 'Harbourside'),
    dateNote: pdf.keptFrom.replace('{date}', '4 May 2026'),
  });
});

test('a name with signs of a pattern is printed as it is', () => {
  const branch = { ...source.branch, store: "$& at $1's" };
  expect(createMenuPdfInput({ ...source, branch }).title).toBe(pdf.title.split('{branch}').join("$& at $1's"));
});

test.each([
  ['harbour', pdf.withoutCodes],
  ['abbey', pdf.withCodes],
])('says on every page of %s where the allergens of its dishes are listed', (key, codes) => {
  const url = `${content.site.url}/allergens/${key}`;
  const { allergy: line } = createMenuPdfInput(sourceOf(content, key));
  expect(line.codes.includes(codeKey!.heading)).toBe(key === 'abbey');
  expect(line).toMatchObject({
    text: `${codes} ${pdf.allergens.replace('{address}', url.replace('https://', ''))}`,
    url,
  });
});

test('every branch has a note with first aid; with an allergen notice it explains the codes', () => {
  const tell = `${allergy.tell} ${allergy.firstAid}`;
  expect(createMenuPdfInput(source).note).toEqual({ heading: '', text: tell });
  const { heading, text } = createMenuPdfInput(sourceOf(content, 'abbey')).note;
  expect(heading).toBe(notice!.heading);
  const { contains, whole, codesIntro, missing, cards, service } = notice!;
  const kinds = containedKinds(sourceOf(content, 'abbey').categories.flatMap(({ items }) => items));
  expect(text).toBe([contains, whole, codesIntro, missing, tell, cards, service, keyText(codeKey, kinds)].join(' '));
});

test('prints codes in brackets, and allergens without a code in words', () => {
  expect(itemOf({})?.codes).toBe('(G, M)');
  expect(itemOf({ uncoded: ['soya', 'celery'] })?.codes).toBe(
    `(G, M) + ${allergens.soya.toLowerCase()} + ${allergens.celery.toLowerCase()}`,
  );
  expect(itemOf({ codes: [], uncoded: ['soya'] })?.codes).toBe(`+ ${allergens.soya.toLowerCase()}`);
  expect(itemOf({ codes: [] })?.codes).toBe('');
});

test('names cereals and nuts in the key, and beside each dish where the menu has several', () => {
  const withNut = (nut: string) => ({
    ...dish,
    codes: ['G' as const, 'N' as const],
    uncoded: ['soya' as const],
    allergens: {
      contains: { gluten: ['a'], nuts: ['b'] },
      mayContain: {},
      kinds: { contains: { gluten: ['wheat'], nuts: [nut] }, mayContain: {} },
    },
  });
  const printed = (...items: MenuPdfSource['categories'][number]['items'][number][]) => {
    const { categories, note } = createMenuPdfInput({
      ...sourceOf(content, 'abbey'),
      categories: [{ name: 'S', icon: 'x', items }],
    });
    return [...(categories[0]?.items.map(({ codes }) => codes) ?? []), note.text];
  };
  const soya = `+ ${allergens.soya.toLowerCase()}`;
  expect(printed(withNut('almond'))).toEqual([
    `(G, N) ${soya}`,
    expect.stringMatching(/G .*\(wheat\).* N .*\(almond\)/),
  ]);
  // Only what is contained is named, in the order of the law; a star says that there may be more.
  const traces = {
    contains: {},
    mayContain: { gluten: ['c'] },
    kinds: { contains: {}, mayContain: { gluten: ['oat'] } },
  };
  expect(printed(withNut('cashew'), withNut('almond'), { ...dish, codes: [], allergens: traces })).toEqual([
    `(G, N) cashew ${soya}`,
    `(G, N) almond ${soya}`,
    '*',
    expect.stringMatching(/VE [^(]* G [^(]*\(wheat\), [^(]* N [^(]*\(almond, cashew\), [^(]*$/),
  ]);
});

test('formats the prices of other sizes by the rules of the PDF too', () => {
  const also = [4, 0].map((price) => ({ size: `for ${price}`, price }));
  const sizes = `Crisp. for 4 £4.00, for 0 ${pdf.priceOnRequest}`;
  expect(itemOf({ description: 'Crisp.', also })?.description).toBe(sizes);
});

test('a dish is sold out only during its period', () => {
  const [from, until] = [source.date.getTime() - 1000, source.date.getTime() + 1000];
  expect(itemOf({ description: 'Crisp.', soldOut: { from, until } })).toMatchObject({
    isSoldOut: true,
    description: `${soldOutText}. Crisp.`,
  });
  for (const soldOut of [undefined, { from: until, until: until + 1 }, { from: 0, until: source.date.getTime() }])
    expect(itemOf({ description: 'Crisp.', soldOut })).toMatchObject({ isSoldOut: false, description: 'Crisp.' });
});

test('is without dishes and categories past their last day', () => {
  const [past, left] = [{ ends: source.date.getTime() }, { ends: source.date.getTime() + 1 }];
  expect([itemOf(past), itemOf(left)?.name]).toEqual([undefined, 'Gobi 65']);
  const [category] = source.categories;
  expect(createMenuPdfInput({ ...source, categories: [{ ...category!, ...past }] }).categories).toEqual([]);
});

const printed = (price: unknown) => formatPdfPrice(price, 'on request', createMoneyFormat('GBP'));

test('a missing, empty, zero or negative price is "on request"; a number is money, other text stays', () => {
  const none = [undefined, null, '', '  ', 0, '0.00', -1, '-4.50', Number.NaN, Number.POSITIVE_INFINITY, {}];
  for (const price of none) expect(printed(price)).toBe('on request');
  expect([9, '9.5', '£10.00', 21.954].map(printed)).toEqual(['£9.00', '£9.50', '£10.00', '£21.95']);
  expect(['Market price', 'from 9.00'].map(printed)).toEqual(['Market price', 'from 9.00']);
});
