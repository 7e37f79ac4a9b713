import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { bookOf, recipeIds, signedBook } from './book.testing.ts';
import type { RecipeBook, Part, Station } from './book.ts';
import { createDerive } from './derive.ts';
import { fingerprint, signature, signedDay } from './signing.ts';

const files = {
  ingredients: `
plant:
  oats: { name: oats, contains: { gluten: oat flour }, traces: [nuts] }
  oil: { name: oil }
milk:
  butter: { name: butter, contains: [milk] }
`,
  preparations: 'porridge: { name: porridge, made: [oats] }',
  recipes: `
flapjack: { made: [oats, oil], station: oven, with: [butter], only: { hill: { add: [butter] } } }
bowl: { made: [porridge] }
buttered: { made: [butter] }
`,
  stations: 'stations: { oven: { name: oven, uses: [oil], also: [butter] } }',
};
const book = bookOf(files);
const entryOf = (of: RecipeBook, id: string): Part | Station => {
  const entry = of.parts.get(id) ?? of.stations.get(id);
  if (!entry) throw new Error(`no ${id}`);
  return entry;
};
const printOf = (id: string, change: Partial<typeof files> = {}) =>
  fingerprint(entryOf(bookOf({ ...files, ...change }), id));

test('a signature holds the day, and counts while the entry is as it was', () => {
  const entry = entryOf(book, 'oats');
  const checked = signature(entry, '2026-03-01');
  expect(checked).toMatch(/^2026-03-01 [a-z]{6}$/);
  expect(signedDay({ ...entry, checked } as Part)).toBe('2026-03-01');
  expect(signedDay(entry)).toBeUndefined();
  expect(signedDay({ ...entry, checked: '2026-03-01 aaaaaa' } as Part)).toBeUndefined();
});

describe('a fingerprint', () => {
  test('does not change with the order of fields, quotes, line breaks, native names and fields that say nothing', () => {
    expect(
      printOf('oats', {
        ingredients: `
plant:
  oats:
    traces:
      - nuts
    contains:
      gluten: "oat flour"
    name: 'oats'
    native: ஓட்ஸ்
    coconut: false
    confirm: []
    checked: 2026-01-01 abcdef
milk:
`.replace('milk:\n', ''),
      }),
    ).toBe(printOf('oats'));
    expect(
      printOf('flapjack', {
        recipes: `
flapjack:
  only: { hill: { drop: [], add: [butter] } }
  with: [butter]
  station: [oven]
  made: [oats, oil]
`,
      }),
    ).toBe(printOf('flapjack'));
  });

  test.each([
    ['the name', 'name: oats', 'name: rolled oats'],
    ['what it contains', 'contains: { gluten: oat flour }', 'contains: { eggs: oat flour }'],
    ['what in it contains it', '{ gluten: oat flour }', '{ gluten: oat bran }'],
    ['a warning', 'traces: [nuts]', 'traces: [nuts, peanuts]'],
    ['no warning', ', traces: [nuts]', ''],
    ['coconut', 'traces: [nuts]', 'traces: [nuts], coconut: true'],
    ['the diet class', 'plant:', 'unknown:'],
    ['a question', 'traces: [nuts]', 'traces: [nuts], confirm: [{ ask: Which brand? }]'],
  ])('changes with %s of an ingredient', (_what, from, to) => {
    expect(printOf('oats', { ingredients: files.ingredients.replace(from, to) })).not.toBe(printOf('oats'));
  });

  test.each([
    ['what is added', 'made: [oats, oil]', 'made: [oats, oil, butter]'],
    ['what is left out', 'made: [oats, oil]', 'made: [oats]'],
    ['a station', ', station: oven', ''],
    ['what comes afterwards', 'with: [butter]', 'with: [butter, oil]'],
    ['what a branch does', 'add: [butter]', 'drop: [oil]'],
    ['the branch that does it', 'hill:', 'lake:'],
    ['a side to choose', 'with: [butter]', 'with: [butter], choice: [[oil]]'],
  ])('changes with %s of a recipe', (_what, from, to) => {
    expect(printOf('flapjack', { recipes: files.recipes.replace(from, to) })).not.toBe(printOf('flapjack'));
  });

  test('does not depend on the language of the computer', () => {
    // Czech has "ch" after "d".
    const program = `import('./model/recipes/signing.ts').then(({ fingerprint }) =>
      console.log(fingerprint({ kind: 'recipe', id: 'a', confirm: [], only: { chelsea: { add: ['b'] }, dover: { add: ['c'] } } })))`;
    const [english, czech] = ['en_GB.UTF-8', 'cs_CZ.UTF-8'].map((language) =>
      spawnSync(process.execPath, ['-e', program], { env: { ...process.env, LC_ALL: language }, encoding: 'utf8' }),
    );
    expect(english?.stdout).toMatch(/^[a-z]{6}\n$/);
    expect(czech?.stdout).toBe(english?.stdout);
  });

  test('changes with what is on a station', () => {
    for (const more of ['uses: [butter]', 'uses: [oil], also: []'])
      expect(printOf('oven', { stations: `stations: { oven: { name: oven, ${more} } }` }), more).not.toBe(
        printOf('oven'),
      );
  });

  test.each([
    ['contains: [milk]', 'contains: [nuts]'],
    ['contains: [milk]', 'contains: [milk, nuts]'],
  ])('changes from %s to %s', (from, to) => {
    expect(printOf('butter', { ingredients: files.ingredients.replace(from, to) })).not.toBe(printOf('butter'));
  });
});

describe('a change un-signs all that is made of it', () => {
  const signed = signedBook(book);
  const signedDishes = (of: RecipeBook) => {
    const derive = createDerive(of, 'hill', recipeIds(of));
    return recipeIds(of).filter((id) => derive(id).signed !== undefined);
  };
  const withChange = (id: string, change: object): RecipeBook => ({
    ...signed,
    parts: new Map([...signed.parts].map(([key, part]) => [key, key === id ? { ...part, ...change } : part])),
    stations: new Map([...signed.stations].map(([key, one]) => [key, key === id ? { ...one, ...change } : one])),
  });

  test('and nothing else', () => {
    expect(signedDishes(signed)).toEqual(['flapjack', 'bowl', 'buttered']);
    expect(signedDishes(withChange('oats', { traces: ['soya'] }))).toEqual(['buttered']);
    expect(signedDishes(withChange('porridge', { made: ['oats', 'oil'] }))).toEqual(['flapjack', 'buttered']);
    expect(signedDishes(withChange('oven', { uses: [] }))).toEqual(['bowl', 'buttered']);
    // Butter is on the oven too.
    expect(signedDishes(withChange('butter', { traces: ['soya'] }))).toEqual(['bowl']);
  });

  test('an open question does too, and a signature over it does not help', () => {
    const asked = withChange('oats', { confirm: [{ ask: 'Which brand?', open: [], contains: {} }] });
    expect(signedDishes(asked)).toEqual(['buttered']);
    expect(signedDishes(signedBook(asked))).toEqual(['buttered']);
  });
});
