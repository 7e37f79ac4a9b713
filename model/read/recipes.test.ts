import { expect, test } from 'vitest';
import { change, contentCopy } from './content.testing.ts';
import { problemText } from './problem.ts';

const preparations = 'content/recipes/preparations.yaml';
const recipes = 'content/recipes/recipes.yaml';
const stations = 'content/recipes/stations.yaml';

test('a recipe without a dish is kept for later', () => {
  const copy = contentCopy();
  change(copy, recipes, 'grilled-hake:', 'winter-stew: { made: [potato, pork] }\ngrilled-hake:');
  expect(copy.problems()).toEqual([]);
  expect(copy.content().recipes.served.map(({ recipe }) => recipe)).not.toContain('winter-stew');
});

test('reports every mistake of the book at once', () => {
  const copy = contentCopy();
  change(copy, preparations, '[chilli, garlic', '[chili, garlick');
  change(copy, recipes, 'only: { abbey:', 'only: { abey:');
  change(copy, stations, '[[grilled-hake]]', '[[grilled-hak]]');
  expect(copy.problems().map(({ file }) => file)).toEqual([preparations, preparations, recipes, stations]);
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

test('reports an ingredient that goes into what is in its place', () => {
  const copy = contentCopy();
  // What the branch has in place of the olive oil is made of olive oil.
  change(
    copy,
    preparations,
    'grill-sides:',
    'garlic-oil:\n  name: garlic oil\n  made: [garlic, olive-oil]\ngrill-sides:',
  );
  change(copy, stations, 'abbey: { separate', 'abbey: { swaps: { olive-oil: garlic-oil }, separate');
  expect(copy.problems().map(({ message }) => message)).toEqual([expect.stringContaining('goes round in a circle')]);
});

test('reports an entry that goes over a station that it is always on', () => {
  const copy = contentCopy();
  change(copy, stations, 'oven: { name: oven', 'oven: { name: oven, uses: [corn-bread]');
  expect(copy.problems().map(problemText)).toEqual([
    `${preparations}:3 corn-bread: corn-bread → station oven → corn-bread goes round in a circle; take one of the steps out`,
  ]);
});

test('what goes over a station on no menu may be something that is made over it', () => {
  const copy = contentCopy();
  change(copy, stations, 'also: [sesame-seed, almond]', 'also: [sesame-seed, almond, corn-bread]');
  expect(copy.problems()).toEqual([]);
});
