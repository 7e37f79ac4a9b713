import { expect, test } from 'vitest';
import { allergens } from '../../../model/schema/allergens.ts';
import type { MenuPageWords } from '../../../model/types.ts';
import { namedAllergen } from './named-allergen.ts';

// Object.fromEntries() forgets which keys it has; these are all.
const names = {
  ...Object.fromEntries(allergens.map((allergen) => [allergen, allergen])),
  nuts: 'Tree nuts',
} as MenuPageWords['allergens'];

test.each([
  ['peanut', 'peanuts'],
  ['groundnuts', 'peanuts'],
  ['nut free', 'nuts'],
  ['Almonds', 'nuts'],
  ['dairy-free', 'milk'],
  ['coeliac', 'gluten'],
  ['celiac', 'gluten'],
  ['maida', 'gluten'],
  ['til', 'sesame'],
  ['fish', 'fish'],
  ['fish curry', undefined],
  ['gelatin', undefined],
  ['coconut', undefined],
  ['free', undefined],
])('"%s" names %s', (search, allergen) => {
  expect(namedAllergen(search, names)?.allergen).toBe(allergen);
});

test('a kind of nut finds dishes that have or may have it, and those whose nuts are not named', () => {
  const stateOf = namedAllergen('almond', names)?.stateOf;
  const none = { contains: {}, mayContain: {}, kinds: {} };
  expect(stateOf?.(none)).toBeUndefined();
  expect(stateOf?.({ ...none, mayContain: { nuts: ['label'] } })).toBe('mayContain');
  expect(stateOf?.({ ...none, contains: { nuts: [] }, kinds: { nuts: ['almond'] } })).toBe('contains');
  expect(stateOf?.({ ...none, contains: { nuts: [] }, kinds: { nuts: ['cashew'] } })).toBeUndefined();
});
