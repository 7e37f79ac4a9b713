import { expect, test } from 'vitest';
import { allergens } from '../../../model/schema/allergens.ts';
import type { MenuPageWords } from '../../../model/types.ts';
import { matchDishes, reasonFor } from './match-dishes.ts';
import { searchableText } from './match-words.ts';
import { readSearch } from './read-search.ts';
import { createVocabulary } from './vocabulary.ts';

// Object.fromEntries() forgets which keys it has; these are all.
const names = {
  ...Object.fromEntries(allergens.map((allergen) => [allergen, allergen])),
  nuts: 'Tree nuts',
} as MenuPageWords['allergens'];

const words = {
  allergens: names,
  filters: { diets: { all: 'Everything', vegetarian: 'Vegetarian', vegan: 'Vegan' } },
  ingredients: {
    ghee: ['milk'],
    paneer: ['milk'],
    'paneer soda': [],
    butter: ['milk'],
    prawns: ['crustaceans'],
    'king prawns': ['crustaceans'],
    'firm white fish': ['fish'],
    'wheat semolina': ['gluten'],
    'sesame seed': ['sesame'],
    peas: [],
    'coconut milk': [],
    'desiccated coconut': ['sulphites'],
    'palm sugar': [],
    'brown sugar': ['sulphites'],
  },
  foods: { custard: ['eggs', 'milk'], chicken: ['fish'], cornflake: ['gluten'], beer: ['gluten'] },
  localWords: { நெய்: 'ghee', முந்திரி: ['nuts'], nei: 'ghee', ஊறுகாய்: ['mustard', 'sesame'], nandu: ['crustaceans'] },
} as const;

type Diet = 'vegan' | 'vegetarian' | 'meat';
const dish = (baseName: string, diet: Diet, text: string, contains: object = {}, mayContain: object = {}) => ({
  baseName,
  diet,
  heat: 0,
  name: searchableText(baseName),
  text: searchableText(`${baseName} ${text}`),
  allergens: { contains, mayContain, kinds: { contains: {}, mayContain: {} } },
});
const dishes = [
  dish('Plain Parotta', 'vegan', 'Breads, crisp, between the palms, oil', {}, { eggs: [] }),
  dish('Egg Curry', 'meat', 'with boneless, barely set egg, soda', { eggs: [] }, { peanuts: [] }),
  dish('Veg Meals', 'vegetarian', 'Meals (Veg & Non Veg), peas', { milk: [] }, { sesame: [] }),
  dish('Chicken Meals', 'meat', 'Meals (Veg & Non Veg)', { peanuts: [] }),
  dish('Butter Chicken', 'meat', 'Curries', { milk: [] }),
  dish('Paneer Soda', 'vegan', 'Drinks, coconut milk'),
  dish('Gluten-free Beer', 'vegan', 'Drinks'),
];
const vocabulary = createVocabulary(words, dishes);

/** "milk*" is a food that is milk; what is in quotes are words; "?" is what no filter answers. */
const read = (search: string) => {
  const { isNeed, terms } = readSearch(search, vocabulary);
  const texts = terms.map(({ kind, text, named, diet, isFood }) => {
    if (kind === 'words') return `"${text}"`;
    if (kind === 'unanswered') return `${text}?`;
    return (named.map((one) => one.kind ?? one.allergen).join('+') || diet || kind) + (isFood ? '*' : '');
  });
  return `${isNeed ? 'need: ' : ''}${texts.join(', ')}`;
};

test.each([
  [['peanut', 'groundnuts', 'peanut butter', 'pea', 'peenut', 'Peanut oil', 'pea nuts'], 'peanuts'],
  [['nuts', 'nut'], 'nuts+peanuts'],
  [['tree nuts', 'tree', 'முந்திரி'], 'nuts'],
  [['Almonds', 'almnd', 'almondes', 'badam'], 'almond'],
  [['cashew nuts', 'kaju'], 'cashew'],
  [['maida', 'wheat flour'], 'wheat'],
  [['til', 'gingelly oil', 'gingely', 'gingeli oil', 'sesame seeds', 'seasame'], 'sesame'],
  [['oyster sauce', 'clams'], 'molluscs'],
  [['soybean oil', 'soya beans'], 'soya'],
  [['shellfish', 'shell fish', 'shel fish'], 'crustaceans+molluscs'],
  [['seafood', 'sea food'], 'fish+crustaceans+molluscs'],
  [['shrimps', 'shirmp', 'pra', 'king prawns', 'prwan', 'nand'], 'crustaceans'],
  [['Ghee', 'nei', 'நெய்', 'paneer'], 'milk*'],
  [['rava', 'semolina'], 'gluten*'],
  [['egg', 'eg', 'egs', 'contains egg', 'may contain eggs', 'is there any egg in it?', 'Eggs, please'], 'eggs'],
  [['custard', 'custards', 'custerd'], 'eggs+milk*'],
  [['ஊறுகாய்'], 'mustard+sesame'],
  [['egg and milk', 'eggs or dairy'], 'eggs, milk'],
  [['egg parotta', 'eg in parotta'], 'eggs, "parotta"'],
  [['white fish'], '"white", fish'],
  [['veg', 'vege', 'vegeterian', 'veggie', 'pure veg', 'no meat', 'meatless', 'meat-free'], 'vegetarian'],
  [['vegan', 'vegans', 'vegn', 've', 'vg'], 'vegan'],
  [['mild', 'not spicy', 'nothing hot'], 'mild'],
  [['non veg', 'no veg'], '"nonveg"'],
  // Another first letter is another word; three letters begin too many words of another language.
  [['bustard'], '"bustard"'],
  [['gelatin'], '"gelatin"'],
  [['oil', 'what oil?'], '"oil"'],
  [['nan'], '"naan"'],
  [['with'], '"with"'],
  [['  '], ''],
  [['no egg', 'egg free', 'Eggless', 'w/o egg', 'egg allergy', 'my son cannot have egg', 'eggs: no'], 'need: eggs'],
  [['is it ok for egg', 'what can he eat, egg', 'anything but egg', 'hold the egg', 'eggfree'], 'need: eggs'],
  [['nut free', 'nf', 'no nuts'], 'need: nuts+peanuts'],
  [['no almonds'], 'need: nuts'],
  [['dairy-free', 'dairyfree', 'diary free', 'lactose intolerant', 'df'], 'need: milk'],
  [['coeliac', 'celiacs', 'ceoliac', 'gluten-free', 'glutenfree', 'GF'], 'need: gluten'],
  [['no egg no milk', 'no eggs or milk', 'egg and milk allergy'], 'need: eggs, milk'],
  [['plain parotta no egg'], 'need: "plain parotta", eggs'],
  [['no egg plain parotta'], 'need: eggs, "plain parotta"'],
  [['no milk butter chicken'], 'need: milk, "butter chicken"'],
  [['no butter chicken'], 'need: milk*, "chicken"'],
  [['egg curry allergy'], 'need: eggs, curry?'],
  [['no egg or chicken', 'no egg no chicken'], 'need: eggs, chicken?'],
  [['no meat or fish'], 'need: vegetarian, fish'],
  [['vegan no egg'], 'need: vegan, eggs'],
  [['suitable for vegans'], 'need: vegan'],
  [['no onion no garlic', 'onion, garlic allergy'], 'need: onion?, garlic?'],
  [['jain', 'I am jain'], 'need: jain?'],
  [['pea allergy', 'no pea'], 'need: pea?'],
  [['corn allergy'], 'need: corn?'],
  [['beet allergy'], 'need: beet?'],
  [['free', 'free '], 'need: free?'],
])('%j asks: %s', (searches, expected) => {
  expect(searches.map(read)).toEqual(searches.map(() => expected));
});

test.each(['butter chicken', 'coconut milk', 'peas', 'boneless', 'constructor', 'gluten free beer'])(
  '"%s" are words',
  (search) => expect(read(search)).toBe(`"${search}"`),
);

test.each([
  ['egg', 'Plain Parotta,Egg Curry'],
  ['egg parotta', 'Plain Parotta'],
  ['egg, peanut', 'Plain Parotta,Egg Curry,Chicken Meals'],
  ['egg zzz', ''],
  ['raw egg', 'Egg Curry'],
  ['palm oil', ''],
  ['alcohol', 'Gluten-free Beer'],
  ['butter', 'Butter Chicken'],
  ['butter meals', ''],
  ['custard', ''],
  ['curry zzz', ''],
  ['veg meals', 'Veg Meals'],
  ['vegan chicken', ''],
  ['mild butter chicken', 'Butter Chicken'],
  ['no egg curry', ''],
  ['curry, halal', ''],
])('"%s" lists: %s', (search, expected) => {
  const found = matchDishes(readSearch(search, vocabulary), dishes);
  expect(found.map(({ baseName }) => baseName).join()).toBe(expected);
});

test('a kind of nut finds dishes that have or may have it, and those whose nuts are not named', () => {
  const almond = readSearch('almond', vocabulary).terms[0]!;
  const stateIn = (some: object) =>
    reasonFor(almond, { allergens: { ...dish('', 'meat', '').allergens, ...some } })?.state;
  const withNuts = (nut: string, trace: string) => ({
    contains: { nuts: [] },
    mayContain: { nuts: [] },
    kinds: { contains: { nuts: [nut] }, mayContain: { nuts: [trace] } },
  });
  expect(stateIn({})).toBeUndefined();
  expect(stateIn({ mayContain: { nuts: ['label'] } })).toBe('mayContain');
  expect(stateIn(withNuts('almond', 'walnut'))).toBe('contains');
  expect(stateIn(withNuts('cashew', 'almond'))).toBe('mayContain');
  expect(stateIn(withNuts('cashew', 'walnut'))).toBeUndefined();
});
