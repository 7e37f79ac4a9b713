import { expect, test } from 'vitest';
import { bookOf } from './book.testing.ts';
import { createRollUp } from './roll-up.ts';

const rollUp = createRollUp(
  bookOf({
    ingredients: `
plant:
  rice: { name: rice }
  asafoetida: { name: asafoetida, contains: { gluten: wheat flour } }
  rice-asafoetida: { name: rice asafoetida }
  mustard-seed: { name: mustard seed, contains: [mustard] }
  oil: { name: oil }
milk:
  ghee: { name: ghee, contains: [milk] }
  curd: { name: curd, contains: [milk] }
`,
    preparations: `
tempering: { name: tempering, made: [mustard-seed, asafoetida] }
sambar: { name: sambar, made: [tempering] }
sides: { name: sides, with: [sambar, tempering] }
`,
    recipes: `
dosa: { made: [rice], station: griddle, with: [sides] }
meal: { made: [rice], choice: [[tempering], [curd]] }
halwa: { made: [ghee, rice], only: { hill: { add: [curd], drop: [ghee] } } }
`,
    stations: `
stations: { griddle: { name: griddle, uses: [oil] } }
branches: { lake: { swaps: { asafoetida: rice-asafoetida } } }
`,
  }),
);
const trailsOf = (id: string, branch: string, ingredient: string) =>
  rollUp(id, branch).occurrences.filter((occurrence) => occurrence.ingredient.id === ingredient);

test('keeps the whole way from the recipe to each ingredient', () => {
  expect(trailsOf('dosa', 'hill', 'mustard-seed').map(({ path }) => path)).toEqual([
    ['dosa', 'sides', 'sambar', 'tempering', 'mustard-seed'],
    ['dosa', 'sides', 'tempering', 'mustard-seed'],
  ]);
});

test('what is always on a station is in all that goes over it, and only `made` goes over it', () => {
  expect(trailsOf('dosa', 'hill', 'oil')).toMatchObject([{ path: ['dosa', 'oil'] }]);
  const [touch] = rollUp('dosa', 'hill').stationUses;
  expect(touch).toMatchObject({ station: 'griddle', by: 'dosa' });
  expect(touch?.occurrences.map(({ ingredient }) => ingredient.id)).toEqual(['rice', 'oil']);
});

test('a branch may add and drop, and have another ingredient in place of one, however deep', () => {
  expect([trailsOf('halwa', 'hill', 'ghee'), trailsOf('halwa', 'lake', 'curd')]).toEqual([[], []]);
  expect(trailsOf('halwa', 'hill', 'curd')).toHaveLength(1);
  expect(trailsOf('dosa', 'lake', 'asafoetida')).toEqual([]);
  expect(trailsOf('dosa', 'lake', 'rice-asafoetida')).toHaveLength(2);
});

test('a dish has all sides that a guest may choose, marked as chosen', () => {
  expect(rollUp('meal', 'hill').occurrences.map(({ ingredient, isChosen }) => [ingredient.id, isChosen])).toEqual([
    ['rice', false],
    ['mustard-seed', true],
    ['asafoetida', true],
    ['curd', true],
  ]);
});

test('throws for an id that the recipes do not have', () => {
  expect(() => rollUp('helicopter', 'hill')).toThrow('"helicopter"');
});
