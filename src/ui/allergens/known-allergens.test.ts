import { expect, test } from 'vitest';
import type { DishAllergens } from '../../../model/allergen-state.ts';
import { allergens } from '../../../model/schema/allergens.ts';
import {
  describeCheckedDishes,
  groupByCause,
  isEveryDishUnchecked,
  sharedAllergens,
  uncheckedPart,
} from './known-allergens.ts';

const unknown: DishAllergens = { contains: {}, crossContact: [], inDoubt: [], notInRecipe: [], checked: false };
const signed: DishAllergens = { ...unknown, notInRecipe: [...allergens], checked: '2026-03-01' };
const withMilk: DishAllergens = { ...unknown, contains: { milk: ['ghee'] } };
const dishes = (...all: DishAllergens[]) => all.map((known) => ({ allergens: known }));
const words = {
  checkedSome: '{n} of {total} checked, last on {date}.',
  unchecked: 'None checked.',
  restOfAll: 'The rest is not.',
};

test('tells how much of a dish is unchecked', () => {
  expect([unknown, withMilk, signed].map(uncheckedPart)).toEqual(['all', 'some', 'none']);
});

test('one sentence speaks for all dishes only if each has something unchecked', () => {
  expect(isEveryDishUnchecked(dishes(unknown, withMilk))).toBe(true);
  expect(isEveryDishUnchecked(dishes(unknown, signed))).toBe(false);
  expect(isEveryDishUnchecked([])).toBe(false);
  expect(describeCheckedDishes(dishes(unknown, withMilk), words)).toContain(words.restOfAll);
  expect(describeCheckedDishes(dishes(unknown, signed), words)).not.toContain(words.restOfAll);
});

test('groups what a dish contains by cause, each cause once', () => {
  expect(groupByCause({ milk: ['curd', 'batter'], gluten: ['batter'] })).toEqual([
    { cause: 'batter', allergens: ['gluten', 'milk'] },
    { cause: 'curd', allergens: ['milk'] },
  ]);
});

test('dishes share their allergens only if every state and cause is the same', () => {
  expect(sharedAllergens(dishes(withMilk, { ...withMilk, checked: '2026-03-01' }))).toEqual(withMilk);
  expect(sharedAllergens(dishes(withMilk))).toBeNull();
  expect(sharedAllergens([])).toBeNull();
  for (const other of [
    unknown,
    { ...withMilk, contains: { milk: ['curd'] } },
    { ...withMilk, crossContact: [{ at: 'fryer', allergens: ['fish' as const] }] },
    { ...withMilk, notInRecipe: ['fish' as const] },
  ])
    expect(sharedAllergens(dishes(withMilk, other))).toBeNull();
});
