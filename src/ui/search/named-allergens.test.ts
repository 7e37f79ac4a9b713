import { expect, test } from 'vitest';
import { allergens } from '../../../model/schema/allergens.ts';
import type { MenuPageWords } from '../../../model/types.ts';
import { namedAllergens } from './named-allergens.ts';

// Object.fromEntries() forgets which keys it has; these are all.
const names = {
  ...Object.fromEntries(allergens.map((allergen) => [allergen, allergen])),
  nuts: 'Tree nuts',
} as MenuPageWords['allergens'];

test.each([
  ['peanut', 'with', ['peanuts']],
  ['groundnuts', 'with', ['peanuts']],
  ['nuts', 'with', ['nuts', 'peanuts']],
  ['tree nuts', 'with', ['nuts']],
  ['Almonds', 'with', ['nuts']],
  ['maida', 'with', ['gluten']],
  ['til', 'with', ['sesame']],
  ['gingelly oil', 'with', ['sesame']],
  ['shellfish', 'with', ['crustaceans', 'molluscs']],
  ['shrimps', 'animal', ['crustaceans']],
  ['fish', 'with', ['fish']],
  ['nut free', 'without', ['nuts', 'peanuts']],
  ['dairy-free', 'without', ['milk']],
  ['no gluten', 'without', ['gluten']],
  ['coeliac', 'without', ['gluten']],
  ['celiacs', 'without', ['gluten']],
] as const)('"%s" looks for dishes %s %s', (search, kind, expected) => {
  expect(namedAllergens(search, names)).toMatchObject({ search: kind, allergens: expected });
});

test.each(['fish curry', 'gelatin', 'coconut', 'free', 'oil', 'constructor'])('"%s" names no allergen', (search) => {
  expect(namedAllergens(search, names)).toBeUndefined();
});

test('a kind of nut finds dishes that have or may have it, and those whose nuts are not named', () => {
  const stateOf = (dish: object) =>
    namedAllergens('almond', names)?.reasonFor({ contains: {}, mayContain: {}, kinds: {}, ...dish })?.state;
  expect(stateOf({})).toBeUndefined();
  expect(stateOf({ mayContain: { nuts: ['label'] } })).toBe('mayContain');
  expect(stateOf({ contains: { nuts: [] }, kinds: { nuts: ['almond'] } })).toBe('contains');
  expect(stateOf({ contains: { nuts: [] }, kinds: { nuts: ['cashew'] } })).toBeUndefined();
});
