import { expect, test } from 'vitest';
import { allergenState } from './allergen-state.ts';

test('returns each of the three states; the graver of two counts', () => {
  const known = { contains: { gluten: ['wheat flour'] }, mayContain: { milk: ['same pan'], gluten: ['same pan'] } };
  expect((['gluten', 'milk', 'sesame'] as const).map((allergen) => allergenState(known, allergen))).toEqual([
    'contains',
    'mayContain',
    'neither',
  ]);
});
