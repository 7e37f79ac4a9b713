import { expect, test } from 'vitest';
import { allergens } from '../../../model/schema/allergens.ts';
import type { MenuPageWords } from '../../../model/types.ts';
import { type Ingredients, type LocalWords, namedAllergens, wordsToAvoid } from './named-allergens.ts';

// Object.fromEntries() forgets which keys it has; these are all.
const names = {
  ...Object.fromEntries(allergens.map((allergen) => [allergen, allergen])),
  nuts: 'Tree nuts',
} as MenuPageWords['allergens'];

const ingredients: Ingredients = {
  ghee: ['milk'],
  paneer: ['milk'],
  'paneer soda': [],
  prawns: ['crustaceans'],
  'king prawns': ['crustaceans'],
  'wheat semolina': ['gluten'],
  coconut: [],
  'desiccated coconut': ['sulphites'],
  'palm sugar': [],
  'brown sugar': ['sulphites'],
};
const localWords: LocalWords = { நெய்: 'ghee', முந்திரி: ['nuts'], nei: 'ghee', ஊறுகாய்: ['mustard', 'sesame'] };
const named = (search: string) => namedAllergens(search, names, ingredients, localWords);

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
  ['shrimps', 'ingredient', ['crustaceans']],
  ['lobster', 'with', ['crustaceans']],
  ['Ghee', 'ingredient', ['milk']],
  ['paneer', 'ingredient', ['milk']],
  ['rava', 'ingredient', ['gluten']],
  ['semolina', 'ingredient', ['gluten']],
  ['fish', 'with', ['fish']],
  ['nut free', 'without', ['nuts', 'peanuts']],
  ['dairy-free', 'without', ['milk']],
  ['no gluten', 'without', ['gluten']],
  ['coeliac', 'without', ['gluten']],
  ['celiacs', 'without', ['gluten']],
  ['நெய்', 'ingredient', ['milk']],
  ['no nei', 'without', ['milk']],
  ['no egg no milk', 'without', ['eggs', 'milk']],
  ['no wheat, no eggs or dairy', 'without', ['gluten', 'eggs', 'milk']],
  ['egg and milk allergy and coeliac', 'without', ['eggs', 'milk', 'gluten']],
  ['my son cannot have egg', 'without', ['eggs']],
  ['lactose intolerant', 'without', ['milk']],
  ['eggless', 'without', ['eggs']],
  ['soup without ghee', 'without', ['milk']],
  ['no fish curry', 'without', ['fish']],
  ['முந்திரி', 'with', ['nuts']],
  ['ஊறுகாய்', 'with', ['mustard', 'sesame']],
] as const)('"%s" looks for dishes %s %s', (search, kind, expected) => {
  expect(named(search)).toMatchObject({ search: kind, allergens: expected });
});

test.each(['fish curry', 'gelatin', 'coconut', 'sugar', 'paneer soda', 'free', 'oil', 'constructor'])(
  '"%s" names no allergen',
  (search) => {
    expect(named(search)).toBeUndefined();
  },
);

test('a search with "no" or "without" lists no dishes with the words beside it', () => {
  expect(wordsToAvoid('no eggg, no onion')).toEqual([['eggg'], ['onion']]);
  for (const search of ['no', 'non veg', 'egg dosa']) expect(wordsToAvoid(search)).toBeUndefined();
});

test('a kind of nut finds dishes that have or may have it, and those whose nuts are not named', () => {
  const stateOf = (dish: object) =>
    named('almond')?.reasonFor({ contains: {}, mayContain: {}, kinds: { contains: {}, mayContain: {} }, ...dish })
      ?.state;
  const withNuts = (nut: string, trace: string) => ({
    contains: { nuts: [] },
    mayContain: { nuts: [] },
    kinds: { contains: { nuts: [nut] }, mayContain: { nuts: [trace] } },
  });
  expect(stateOf({})).toBeUndefined();
  expect(stateOf({ mayContain: { nuts: ['label'] } })).toBe('mayContain');
  expect(stateOf(withNuts('almond', 'walnut'))).toBe('contains');
  expect(stateOf(withNuts('cashew', 'almond'))).toBe('mayContain');
  expect(stateOf(withNuts('cashew', 'walnut'))).toBeUndefined();
});
