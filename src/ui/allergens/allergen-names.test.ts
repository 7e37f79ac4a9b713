import { expect, test } from 'vitest';
import { allergenNames, groupByCauses } from './allergen-names.ts';

test('names each allergen once, with all its causes', () => {
  expect(groupByCauses({ milk: ['curd', 'batter'], gluten: ['batter'], eggs: ['batter'] })).toEqual([
    { causes: 'batter', allergens: ['gluten', 'eggs'] },
    { causes: 'curd, batter', allergens: ['milk'] },
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
