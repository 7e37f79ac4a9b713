import { expect, test } from 'vitest';
import { bookOf, signedBook } from './book.testing.ts';
import { createRollUp } from './roll-up.ts';

const book = bookOf({
  ingredients: `
plant:
  rice: { name: rice }
  asafoetida: { name: asafoetida, confirm: [{ ask: Wheat?, contains: { gluten: wheat flour } }] }
  rice-asafoetida: { name: rice asafoetida }
  mustard-seed: { name: mustard seed, contains: [mustard] }
  coconut: { name: coconut, coconut: true }
  cashew: { name: cashew, contains: [nuts], traces: [peanuts] }
  oil: { name: oil, traces: [soya] }
  sesame-oil: { name: gingelly oil, contains: [sesame] }
milk:
  ghee: { name: ghee, contains: [milk] }
  curd: { name: curd, contains: [milk] }
`,
  preparations: `
tempering: { name: tempering, made: [mustard-seed, asafoetida] }
sambar: { name: sambar, made: [tempering], confirm: [{ ask: Ghee?, made: [ghee] }] }
chutney: { name: chutney, made: [coconut, tempering] }
sides: { name: sides, with: [sambar, chutney] }
`,
  recipes: `
dosa: { made: [rice], station: griddle, with: [sides] }
meal: { made: [rice], choice: [[chutney], [curd]] }
halwa: { made: [ghee, rice], only: { hill: { add: [cashew], drop: [ghee] } } }
plain: { made: [rice] }
`,
  stations: `
stations:
  griddle: { name: griddle, uses: [oil], confirm: [{ ask: Gingelly oil?, uses: [sesame-oil] }] }
branches:
  lake: { swaps: { asafoetida: rice-asafoetida } }
`,
});
const rollUp = createRollUp(book);
const allergensOf = (id: string, branch = 'hill') => [
  ...new Set(rollUp(id, branch).claims.map(({ allergen }) => allergen)),
];
const claimsOf = (id: string, allergen: string, branch = 'hill') =>
  rollUp(id, branch).claims.filter((claim) => claim.allergen === allergen);

test('keeps the whole chain from the recipe to each ingredient', () => {
  expect(claimsOf('dosa', 'mustard').map(({ path }) => path)).toEqual([
    ['dosa', 'sides', 'sambar', 'tempering', 'mustard-seed'],
    ['dosa', 'sides', 'chutney', 'tempering', 'mustard-seed'],
  ]);
});

test('what a question counts is in the dish until it is answered, and is marked', () => {
  expect(claimsOf('dosa', 'milk')).toEqual([
    expect.objectContaining({ path: ['dosa', 'sides', 'sambar', 'ghee'], isCounted: true }),
  ]);
  expect(claimsOf('tempering', 'gluten')).toEqual([
    expect.objectContaining({ through: 'wheat flour', isCounted: true }),
  ]);
  expect(claimsOf('halwa', 'milk', 'lake')).toEqual([expect.objectContaining({ isCounted: false })]);
});

test('what is always on a station is in all that goes over it, counted or not', () => {
  expect(claimsOf('dosa', 'sesame')).toEqual([
    expect.objectContaining({ path: ['dosa', 'sesame-oil'], isCounted: true }),
  ]);
  expect(rollUp('dosa', 'hill').traces.map(({ allergen }) => allergen)).toContain('soya');
});

test('only `made` goes over the station; what is added afterwards does not', () => {
  const [touch] = rollUp('dosa', 'hill').touches;
  expect(touch).toMatchObject({ station: 'griddle', by: 'dosa' });
  expect(touch?.claims.map(({ allergen }) => allergen)).toEqual(['sesame']);
});

test('a branch may add and drop', () => {
  expect(allergensOf('halwa', 'lake')).toEqual(['milk']);
  expect(allergensOf('halwa', 'hill')).toEqual(['nuts']);
});

test('a branch may have another ingredient in place of one, however deep', () => {
  expect(allergensOf('dosa', 'hill')).toContain('gluten');
  expect(allergensOf('dosa', 'lake')).not.toContain('gluten');
});

test('a dish contains all sides that a guest may choose, marked as chosen', () => {
  expect(claimsOf('meal', 'milk')).toEqual([expect.objectContaining({ isChosen: true })]);
  expect(claimsOf('meal', 'mustard')).toEqual([expect.objectContaining({ isChosen: true })]);
  expect(rollUp('meal', 'hill').classes.map(({ diet }) => diet)).toContain('milk');
  expect(rollUp('meal', 'hill').hasCoconut).toBe(true);
});

test('collects every open question once, those of the stations too', () => {
  expect(
    rollUp('dosa', 'hill')
      .questions.map(({ ask }) => ask)
      .toSorted(),
  ).toEqual(['Ghee?', 'Gingelly oil?', 'Wheat?']);
});

test('is signed when all of it is, on the latest day', () => {
  const signed = signedBook(book);
  expect(createRollUp(signed)('plain', 'hill').signed).toBe('2026-03-01');
  const later = signedBook(signed, '2026-03-09', ['plain']);
  expect(createRollUp(later)('plain', 'hill').signed).toBe('2026-03-09');
  // Questions are open below it.
  expect(createRollUp(signed)('dosa', 'hill').signed).toBeUndefined();
  expect(createRollUp(signedBook(book, '2026-03-01', ['rice']))('plain', 'hill').signed).toBeUndefined();
});

test('throws for an id that the book does not have', () => {
  expect(() => rollUp('helicopter', 'hill')).toThrow('"helicopter"');
});
