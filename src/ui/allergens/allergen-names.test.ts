import { expect, test } from 'vitest';
import { allergenNames, groupByCause } from './allergen-names.ts';

test('groups allergens by cause, each cause once', () => {
  expect(groupByCause({ milk: ['curd', 'batter'], gluten: ['batter'] })).toEqual([
    { cause: 'batter', allergens: ['gluten', 'milk'] },
    { cause: 'curd', allergens: ['milk'] },
  ]);
});

test('names allergens in the order of the law, each with its cereals or nuts', () => {
  const names = { gluten: 'Gluten', milk: 'Milk', nuts: 'Tree nuts' } as Parameters<typeof allergenNames>[2];
  const found = { nuts: ['a'], gluten: ['b'], milk: ['c'] };
  expect(allergenNames(found, { gluten: ['wheat'], nuts: ['almond', 'cashew'] }, names)).toEqual([
    'gluten (wheat)',
    'milk',
    'tree nuts (almond, cashew)',
  ]);
});
