import { expect, test } from 'vitest';
import { allergenState } from './allergen-state.ts';
import type { DishAllergens } from './types.ts';

const known: DishAllergens = {
  contains: { gluten: 'wheat in the asafoetida' },
  mayContain: { milk: 'shared pan' },
  complete: true,
  checked: false,
};

test('returns each of the four states', () => {
  expect(allergenState(known, 'gluten')).toBe('contains');
  expect(allergenState(known, 'milk')).toBe('mayContain');
  expect(allergenState(known, 'sesame')).toBe('notInRecipe');
  expect(allergenState({ ...known, complete: false }, 'sesame')).toBe('notChecked');
});

test('a named allergen keeps its state in an incomplete list', () => {
  expect(allergenState({ ...known, complete: false }, 'gluten')).toBe('contains');
  expect(allergenState({ ...known, complete: false }, 'milk')).toBe('mayContain');
});

test('an empty, incomplete list makes every allergen "not checked"', () => {
  expect(allergenState({ contains: {}, mayContain: {}, complete: false, checked: false }, 'milk')).toBe('notChecked');
});
