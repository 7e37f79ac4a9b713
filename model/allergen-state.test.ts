import { expect, test } from 'vitest';
import { allergenState } from './allergen-state.ts';
import { allergens } from './schema/allergens.ts';
import type { DishAllergens } from './allergen-state.ts';

const known: DishAllergens = {
  contains: { gluten: ['wheat in the asafoetida'] },
  crossContact: [{ at: 'shared pan', allergens: ['milk'] }],
  inDoubt: [],
  notInRecipe: ['sesame'],
  checked: '2026-03-01',
};

test('returns each of the four states', () => {
  expect(allergenState(known, 'gluten')).toBe('contains');
  expect(allergenState(known, 'milk')).toBe('mayContain');
  expect(allergenState(known, 'sesame')).toBe('notInRecipe');
  expect(allergenState(known, 'nuts')).toBe('notChecked');
});

test('the graver of two states counts', () => {
  const all = [...allergens];
  expect(
    allergenState({ ...known, crossContact: [{ at: 'pan', allergens: all }], inDoubt: [], notInRecipe: all }, 'gluten'),
  ).toBe('contains');
  expect(allergenState({ ...known, notInRecipe: all }, 'milk')).toBe('mayContain');
});

test('empty lists make every allergen "not checked"', () => {
  const nothing: DishAllergens = { contains: {}, crossContact: [], inDoubt: [], notInRecipe: [], checked: false };
  expect(new Set(allergens.map((allergen) => allergenState(nothing, allergen)))).toEqual(new Set(['notChecked']));
});
