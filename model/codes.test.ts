import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Diet } from './recipes/derive.ts';
import { allergenCodes, allergenOfCode, allergens } from './schema/allergens.ts';
import { codesOf, uncodedAllergens, withoutCodes } from './codes.ts';

test('takes codes off any name, however they are typed, and nothing else', () => {
  for (const name of ['Idly (2)', 'Meals (Veg & Non Veg)', 'Soup (G, hot)', 'Plain Dosa'])
    expect([withoutCodes(name), withoutCodes(`${name} (VE, G)`)]).toEqual([name, name]);
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

test('derives the codes from diet, coconut and allergens, in the printed order; allergens without a code are left', () => {
  const diets = fc.constantFrom<Diet>('vegan', 'vegetarian', 'egg', 'fish', 'meat');
  fc.assert(
    fc.property(diets, fc.boolean(), fc.subarray([...allergens]), (diet, hasCoconut, list) => {
      const contains = Object.fromEntries(list.map((allergen) => [allergen, ['recipe']]));
      const codes = codesOf({ diet, hasCoconut, contains });
      expect(codes).toEqual(allergenCodes.filter((code) => codes.includes(code)));
      expect(codes.includes('VE')).toBe(diet === 'vegan');
      expect(codes.includes('CO')).toBe(hasCoconut);
      const coded = codes.flatMap((code) => (code === 'VE' || code === 'CO' ? [] : allergenOfCode[code]));
      expect([...coded, ...uncodedAllergens({ contains })].toSorted()).toEqual(list.toSorted());
    }),
  );
});
