import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { signatureSchema } from '../schema/recipes.ts';
import { bookOf, servedBy } from './book.testing.ts';
import { signatureText, unsignedDishes } from './signature.ts';

const files = {
  ingredients: `
plant:
  oats: { name: oats, contains: { gluten: oat flour } }
  oil: { name: oil }
milk: { butter: { name: butter, contains: [milk] } }
`,
  preparations: 'porridge: { name: porridge, made: [oats] }',
  recipes: `
flapjack: { made: [oats, oil], station: oven }
bowl: { made: [porridge] }
crackers: { made: [oil], station: oven, only: { lake: { add: [butter] } } }
`,
  stations: 'stations: { oven: { name: oven } }',
};
const book = bookOf(files);
const served = servedBy(book, 'hill', 'lake');
const signature = v.parse(signatureSchema, parse(signatureText(book, served, 'Meena', '2026-03-01')));
const unsigned = (change: Partial<typeof files>, signed: typeof signature | undefined = signature) => {
  const other = bookOf({ ...files, ...change });
  return unsignedDishes(other, servedBy(other, 'hill', 'lake'), signed);
};

test('a signature names the person and the day, and holds for the recipes as they were', () => {
  expect(signature).toMatchObject({ by: 'Meena', on: '2026-03-01' });
  expect(unsigned({})).toEqual([]);
  expect(unsignedDishes(book, served, undefined)).toEqual(['flapjack', 'bowl', 'crackers']);
});

test.each<[string, Partial<typeof files>, string[]]>([
  [
    'what in an ingredient holds an allergen',
    { ingredients: files.ingredients.replace('oat flour', 'barley') },
    ['flapjack', 'bowl', 'crackers'],
  ],
  ['the diet class', { ingredients: files.ingredients.replace('plant:', 'meat:') }, ['flapjack', 'bowl', 'crackers']],
  [
    'coconut',
    { ingredients: files.ingredients.replace('name: oil', 'name: oil, coconut: true') },
    ['flapjack', 'crackers'],
  ],
  ['what one branch does', { recipes: files.recipes.replace('lake', 'hill') }, ['flapjack', 'crackers']],
  [
    'the equipment',
    { recipes: files.recipes.replace('[oats, oil], station: oven', '[oats, oil]') },
    ['flapjack', 'crackers'],
  ],
  ['a new dish', { recipes: `${files.recipes}toast: { made: [oats] }\n` }, ['toast']],
  ['what guests do not read', { preparations: 'porridge: { name: porridge, localName: கஞ்சி, made: [oats, oil] }' }, []],
])(
  'a change of %s leaves the dishes unsigned of which guests read something else, and no others',
  (_what, change, dishes) => {
    expect(unsigned(change)).toEqual(dishes);
  },
);
