import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Diet } from '../recipes/derive.ts';
import { allergenCodes, allergenOfCode, allergens } from '../schema/allergens.ts';
import type { Dish } from '../types.ts';
import { codesOf, uncodedAllergens, withoutCodes } from './codes.ts';

test.each([
  ['Gobi 65 (G, M)', 'Gobi 65'],
  ['Paneer Tikka (D, CO)', 'Paneer Tikka'],
  ['Parotta (2) (VE, G)', 'Parotta (2)'],
  ['Tea (G,M)', 'Tea'],
  ['Caldo Verde (ve, g)', 'Caldo Verde'],
  ['Idly (2)', 'Idly (2)'],
  ['Meals (Veg & Non Veg)', 'Meals (Veg & Non Veg)'],
  ['Soup (G, hot)', 'Soup (G, hot)'],
  ['Plain Dosa', 'Plain Dosa'],
])('takes only codes off %s', (name, baseName) => {
  expect(withoutCodes(name)).toBe(baseName);
});

test('takes codes off any name, however they are typed', () => {
  const codes = fc.subarray([...allergenCodes], { minLength: 1 });
  fc.assert(
    fc.property(
      fc.stringMatching(/^[A-Za-z][A-Za-z 0-9]{0,20}[A-Za-z0-9]$/),
      codes,
      fc.constantFrom(', ', ',', ' , '),
      fc.boolean(),
      (baseName, list, comma, isSmall) => {
        const text = list.join(comma);
        expect(withoutCodes(`${baseName} (${isSmall ? text.toLowerCase() : text})`)).toBe(baseName);
      },
    ),
  );
});

const recipe = (contains: Dish['allergens']['contains'], more: Partial<Dish['allergens']> = {}) => ({
  contains,
  crossContact: [],
  inDoubt: [],
  notInRecipe: [],
  checked: false as const,
  ...more,
});

test('derives the codes from diet, coconut and allergens, in the printed order; allergens without a code are left', () => {
  const diet = fc.constantFrom<Diet>('vegan', 'vegetarian', 'egg', 'fish', 'meat', 'unknown');
  fc.assert(
    fc.property(diet, fc.boolean(), fc.subarray([...allergens]), (dietOfDish, coconut, list) => {
      const known = recipe(Object.fromEntries(list.map((allergen) => [allergen, ['recipe']])));
      const codes = codesOf({ diet: dietOfDish, coconut, allergens: known });
      expect(codes).toEqual(allergenCodes.filter((code) => codes.includes(code)));
      expect(codes.includes('VE')).toBe(dietOfDish === 'vegan');
      expect(codes.includes('CO')).toBe(coconut);
      const coded = codes.flatMap((code) => (code === 'VE' || code === 'CO' ? [] : allergenOfCode[code]));
      const uncoded = uncodedAllergens({ allergens: known });
      expect([...coded, ...uncoded].toSorted()).toEqual(list.toSorted());
    }),
  );
});

test('gives no code for an allergen that a dish only may contain', () => {
  const crossContact = [{ at: 'shared pan', allergens: [...allergens] }];
  const known = recipe({}, { crossContact });
  expect(codesOf({ diet: 'vegetarian', coconut: false, allergens: known })).toEqual([]);
  expect(uncodedAllergens({ allergens: known })).toEqual([]);
});
