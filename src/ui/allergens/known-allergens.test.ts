import { expect, test } from 'vitest';
import type { DishAllergens } from '../../../model/allergen-state.ts';
import { groupByCause, sharedAllergens } from './known-allergens.ts';

const withMilk: DishAllergens = { contains: { milk: ['ghee'] }, mayContain: {} };
const dishes = (...all: (DishAllergens | undefined)[]) => all.map((known) => (known ? { allergens: known } : {}));

test('groups allergens by cause, each cause once', () => {
  expect(groupByCause({ milk: ['curd', 'batter'], gluten: ['batter'] })).toEqual([
    { cause: 'batter', allergens: ['gluten', 'milk'] },
    { cause: 'curd', allergens: ['milk'] },
  ]);
});

test('dishes share their allergens only if every state and cause is the same', () => {
  expect(sharedAllergens(dishes(withMilk, { ...withMilk }))).toEqual(withMilk);
  for (const other of [
    undefined,
    { contains: {}, mayContain: {} },
    { ...withMilk, contains: { milk: ['curd'] } },
    { ...withMilk, mayContain: { fish: ['same fryer'] } },
  ])
    expect(sharedAllergens(dishes(withMilk, other))).toBeNull();
  expect(sharedAllergens(dishes(withMilk))).toBeNull();
  expect(sharedAllergens([])).toBeNull();
});
