import { expect, test } from 'vitest';
import type { Allergen } from '../schema/allergens.ts';
import { bookOf } from './book.testing.ts';
import { causeTexts } from './causes.ts';
import { createRollUp } from './roll-up.ts';

const book = bookOf({
  ingredients: `
plant:
  flour: { name: wheat flour, contains: { gluten: wheat flour } }
  asafoetida: { name: compounded asafoetida, contains: { gluten: wheat flour } }
  semolina: { name: semolina, contains: [gluten] }
  mustard-seed: { name: mustard seed, contains: [mustard] }
  fried-appalam: { name: appalam, contains: [mustard] }
milk:
  ghee: { name: ghee, contains: [milk] }
egg:
  egg: { name: egg, contains: [eggs] }
`,
  preparations: `
tempering: { name: tempering, made: [mustard-seed, asafoetida] }
sambar: { name: sambar, made: [tempering, ghee] }
chutney: { name: coconut chutney, made: [tempering] }
sides: { name: sides, with: [sambar, chutney] }
bread: { name: bread, made: [flour] }
appalam: { name: appalam, made: [fried-appalam] }
boiled-egg: { name: boiled egg, made: [egg] }
masked-egg: { name: maskedegg, made: [egg] }
coating: { name: coating, made: [egg] }
`,
  recipes: `
dosa: { made: [semolina], with: [sides, bread] }
sambar-dosa: { made: [ghee], with: [sambar] }
set: { with: [dosa] }
toast: { made: [flour] }
soup: { made: [tempering], choice: [[bread], [sambar]] }
feast: { with: [soup] }
papad: { made: [appalam] }
egg-rice: { made: [boiled-egg] }
odd-rice: { made: [masked-egg] }
egg-box: { with: [boiled-egg, coating] }
`,
});
const rollUp = createRollUp(book);
const causes = (id: string, allergen: Allergen) => causeTexts(book, allergen, rollUp(id, 'hill').occurrences);

test('name what holds the allergen, its ingredient and what a guest knows it from, without sets of sides', () => {
  expect(causes('dosa', 'mustard')).toEqual(['mustard seed in the sambar and the coconut chutney']);
});

test('begin with the shortest way, and name what is inside a bought ingredient without the preparation', () => {
  expect(causes('dosa', 'gluten')).toEqual([
    'semolina',
    'wheat flour in the bread',
    'wheat flour in the compounded asafoetida',
  ]);
});

test('name an ingredient of the dish itself alone, and never twice', () => {
  expect(causes('toast', 'gluten')).toEqual(['wheat flour']);
  expect(causes('papad', 'mustard')).toEqual(['appalam']);
});

test('name in place of the ingredient a preparation whose name ends with it, as a word', () => {
  expect(causes('egg-rice', 'eggs')).toEqual(['boiled egg']);
  expect(causes('egg-box', 'eggs')).toEqual(['boiled egg', 'egg in the coating']);
  expect(causes('odd-rice', 'eggs')).toEqual(['egg in the maskedegg']);
});

test('a dish within a dish is not named: its preparations are', () => {
  expect(causes('set', 'mustard')).toEqual(causes('dosa', 'mustard'));
});

test('say of a side that a guest may leave it', () => {
  expect(causes('soup', 'gluten')).toEqual([
    'wheat flour in the compounded asafoetida',
    'wheat flour in the bread, if you take it',
    'wheat flour in the compounded asafoetida in the sambar, if you take it',
  ]);
  expect(causes('feast', 'gluten')).toEqual(causes('soup', 'gluten'));
});

test('an ingredient of the dish itself is not hidden by the same one in a side', () => {
  expect(causes('sambar-dosa', 'milk')).toEqual(['ghee, here and in the sambar']);
});
