import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { signatureSchema } from '../schema/recipes.ts';
import { bookOf, servedAt } from './book.testing.ts';
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
const served = servedAt(['hill', 'lake'], book);
const signature = v.parse(signatureSchema, parse(signatureText(book, served, 'Meena', '2026-03-01')));
test('a signature names the person and the day, and holds for the recipes as they were', () => {
  expect(signature).toMatchObject({ by: 'Meena', on: '2026-03-01' });
  expect(unsignedDishes(book, served, signature)).toEqual([]);
  expect(unsignedDishes(book, served, undefined)).toEqual(['flapjack', 'bowl', 'crackers']);
});

test.each<[what: string, file: keyof typeof files, from: string, to: string, dishes: string]>([
  ['what in an ingredient holds an allergen', 'ingredients', 'oat flour', 'barley', 'flapjack bowl crackers'],
  ['the diet class', 'ingredients', 'plant:', 'meat:', 'flapjack bowl crackers'],
  ['coconut', 'ingredients', 'name: oil', 'name: oil, coconut: true', 'flapjack crackers'],
  ['what one branch does', 'recipes', 'lake', 'hill', 'flapjack crackers'],
  ['the equipment', 'recipes', '[oats, oil], station: oven', '[oats, oil]', 'flapjack crackers'],
  ['a new dish', 'recipes', 'bowl:', 'toast: { made: [oats] }\nbowl:', 'toast'],
  ['what guests do not read', 'preparations', 'name: porridge,', 'name: porridge, localName: கஞ்சி,', ''],
])(
  'a change of %s leaves only the dishes unsigned of which guests read something else',
  (_, file, from, to, dishes) => {
    const other = bookOf({ ...files, [file]: files[file].replace(from, to) });
    expect(unsignedDishes(other, servedAt(['hill', 'lake'], other), signature).join(' ')).toBe(dishes);
  },
);
