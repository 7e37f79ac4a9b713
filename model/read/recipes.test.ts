import { expect, test } from 'vitest';
import { change, contentCopy } from './content.testing.ts';

const preparations = 'content/recipes/preparations.yaml';
const recipes = 'content/recipes/recipes.yaml';
const stations = 'content/recipes/stations.yaml';

test('a recipe without a dish is kept for later', () => {
  const copy = contentCopy();
  change(copy, recipes, 'grilled-hake:', 'winter-stew: { made: [potato, pork] }\ngrilled-hake:');
  expect(copy.problems()).toEqual([]);
  expect(copy.content().recipes.served.map(({ recipe }) => recipe)).not.toContain('winter-stew');
});

test('a menu whose book has a mistake is checked all the same', () => {
  const copy = contentCopy();
  change(copy, preparations, '[chilli, garlic', '[chili, garlic');
  change(copy, 'content/branches/harbour/menu.yaml', 'name: Pão de Alho', 'name: Caldo Verde');
  expect(copy.problems().map(({ message }) => message)).toEqual([
    expect.stringContaining('stands on this menu already'),
    expect.stringContaining('write chilli'),
  ]);
});

test.each([
  [
    'a swap whose replacement is made with the replaced ingredient',
    'abbey: {',
    'abbey: { swaps: { olive-oil: garlic-oil },',
  ],
  [
    'a preparation made on a station that always uses it',
    'oven: { name: oven',
    'oven: { name: oven, uses: [corn-bread]',
  ],
])('reports %s', (_, from, to) => {
  const copy = contentCopy();
  change(
    copy,
    preparations,
    'grill-sides:',
    'garlic-oil: { name: garlic oil, made: [garlic, olive-oil] }\ngrill-sides:',
  );
  change(copy, stations, from, to);
  expect(copy.problems().map(({ message }) => message)).toEqual([expect.stringContaining('goes round in a circle')]);
});

test('an off-menu item of a station may itself be made on that station', () => {
  const copy = contentCopy();
  change(copy, stations, 'also: [sesame-seed, almond]', 'also: [sesame-seed, almond, corn-bread]');
  expect(copy.problems()).toEqual([]);
});
