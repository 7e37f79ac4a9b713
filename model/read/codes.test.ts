import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkCodes, expectedCodes, splitName } from './codes.ts';
import type { Dish } from '../types.ts';
import { allergenCodes, allergens } from '../schema/allergens.ts';
import { diets } from '../schema/menu.ts';

const dish: Dish = {
  id: 'gobi-65',
  name: 'Gobi 65 (G, M)',
  baseName: 'Gobi 65',
  codes: ['G', 'M'],
  price: 7,
  isVeg: true,
  diet: 'vegetarian',
  heat: 2,
  weekendOnly: false,
  coconut: false,
  picture: null,
  allergens: { contains: { gluten: 'batter', mustard: 'seed' }, mayContain: {}, complete: true, checked: false },
};

function reported(changes: Partial<Dish>, codesAreUsed = true): string[] {
  const messages: string[] = [];
  checkCodes({ ...dish, ...changes }, codesAreUsed, (field, message) => messages.push(`${field}: ${message}`));
  return messages;
}

test.each([
  ['Gobi 65 (G, M)', 'Gobi 65', ['G', 'M']],
  ['Paneer Tikka (D, CO)', 'Paneer Tikka', ['D', 'CO']],
  ['Idly (2)', 'Idly (2)', []],
  ['Meals (Veg & Non Veg)', 'Meals (Veg & Non Veg)', []],
  ['Parotta (2) (VE, G)', 'Parotta (2)', ['VE', 'G']],
  ['Tea (G,M)', 'Tea (G,M)', []],
  ['Plain Dosa', 'Plain Dosa', []],
])('splits %s into its name and its codes', (name, baseName, codes) => {
  expect(splitName(name)).toEqual({ baseName, codes });
});

test('splits any name with codes into the name and the codes', () => {
  const codes = fc.subarray([...allergenCodes], { minLength: 1 });
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z][A-Za-z 0-9]{0,20}[A-Za-z0-9]$/), codes, (baseName, list) => {
      expect(splitName(`${baseName} (${list.join(', ')})`)).toEqual({ baseName, codes: list });
    }),
  );
});

test('derives the codes from diet, coconut and allergens, in the printed order', () => {
  fc.assert(
    fc.property(fc.constantFrom(...diets), fc.boolean(), fc.subarray([...allergens]), (diet, coconut, list) => {
      const contains = Object.fromEntries(list.map((allergen) => [allergen, 'recipe']));
      const codes = expectedCodes({
        diet,
        coconut,
        allergens: { contains, mayContain: {}, complete: true, checked: false },
      });
      expect(codes).toEqual(allergenCodes.filter((code) => codes.includes(code)));
      expect(codes.includes('VE')).toBe(diet === 'vegan');
      expect(codes.includes('CO')).toBe(coconut);
      expect(codes.includes('D')).toBe(list.includes('milk'));
      expect(codes.includes('F')).toBe(list.includes('fish'));
      expect(codes.includes('C')).toBe(list.includes('crustaceans'));
    }),
  );
});

test('accepts a dish whose codes are right', () => {
  expect(reported({})).toEqual([]);
  expect(reported({ name: 'Gobi 65', codes: [] }, false)).toEqual([]);
});

test('expects no code for an allergen that a dish only may contain', () => {
  expect(reported({ allergens: { ...dish.allergens, mayContain: { nuts: 'shared pan' } } })).toEqual([]);
});

test('requires the description to name an allergen that has no code', () => {
  const contains = { ...dish.allergens.contains, peanuts: 'in the chutney' };
  expect(reported({ allergens: { ...dish.allergens, contains } })).toEqual([
    'description: must name peanuts, for which there is no code',
  ]);
  expect(
    reported({ allergens: { ...dish.allergens, contains }, description: 'Cauliflower with a peanut chutney.' }),
  ).toEqual([]);
});

test('codes in another form are replaced, not kept in the name', () => {
  const messages: string[] = [];
  const mistyped = {
    name: 'Caldo Verde (ve,g)',
    baseName: 'Caldo Verde (ve,g)',
    diet: 'vegan',
    coconut: false,
    allergens: { contains: { gluten: 'wheat' }, mayContain: {}, complete: true, checked: false },
  } as Dish;
  checkCodes(mistyped, true, (_field, message) => messages.push(message));
  expect(messages[0]).toMatch(/; write Caldo Verde \(VE, G\)$/);
});
