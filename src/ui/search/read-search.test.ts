import { expect, test } from 'vitest';
import { allergens } from '../../../model/schema/allergens.ts';
import type { MenuPageWords } from '../../../model/types.ts';
import { matchDishes, reasonFor, stateOf, textsOfDish } from './match-dishes.ts';
import { searchableText } from './match-words.ts';
import { createVocabulary, readSearch } from './read-search.ts';

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
  foods: { custard: ['eggs', 'milk'], chicken: ['fish'] },
  localWords: { நெய்: 'ghee', முந்திரி: ['nuts'], nei: 'ghee', ஊறுகாய்: ['mustard', 'sesame'], nandu: ['crustaceans'] },
} as const;

type Diet = 'vegan' | 'vegetarian' | 'meat';
const dish = (baseName: string, diet: Diet, text: string, contains: object = {}, mayContain: object = {}) => ({
  baseName,
  diet,
  heat: 0,
  name: searchableText(baseName),
  made: searchableText(`${baseName} ${text}`),
  text: searchableText(`${baseName} ${text}`),
  allergens: { contains, mayContain, kinds: { contains: {}, mayContain: {} } },
});
const dishes = [
  { ...dish('Plain Parotta', 'vegan', 'Breads, crisp', {}, { eggs: [] }), made: searchableText('Plain Parotta') },
  dish('Egg Curry', 'meat', 'with boneless egg, soda', { eggs: [] }, { peanuts: [] }),
  dish('Veg Meals', 'vegetarian', 'Meals (Veg & Non Veg), peas', { milk: [] }, { sesame: [] }),
  dish('Chicken Meals', 'meat', 'Meals (Veg & Non Veg)', { peanuts: [] }),
  dish('Butter Chicken', 'meat', 'Curries', { milk: [] }),
  dish('Paneer Soda', 'vegan', 'Drinks'),
];
const vocabulary = createVocabulary(words, dishes);

/** "with milk*" is an ingredient that is milk. */
const read = (search: string) =>
  readSearch(search, vocabulary)
    .map(({ asks, text, named, diet, isIngredient }) => {
      const what = named.map(({ allergen, kind }) => kind ?? allergen).join('+') || diet || text;
      return `${asks} ${what}${isIngredient && named.length > 0 ? '*' : ''}`;
    })
    .join(', ');

test.each([
  [['peanut', 'groundnuts', 'peanut butter', 'pea', 'peenut', 'Peanut oil'], 'with peanuts'],
  [['pea nut', 'pea nuts'], 'with peanuts'],
  [['nuts', 'nut'], 'with nuts+peanuts'],
  [['tree nuts', 'tree', 'முந்திரி'], 'with nuts'],
  [['Almonds', 'almnd', 'almondes', 'badam'], 'with almond'],
  [['cashew nuts', 'kaju'], 'with cashew'],
  [['no egg nut'], 'without eggs, without nuts+peanuts'],
  [['maida', 'wheat flour'], 'with wheat'],
  [['til', 'gingelly oil', 'sesame seeds', 'seasame'], 'with sesame'],
  [['oyster sauce', 'clams'], 'with molluscs'],
  [['shellfish', 'shell fish', 'shel fish'], 'with crustaceans+molluscs'],
  [['seafood', 'sea food'], 'with fish+crustaceans+molluscs'],
  [['shrimps', 'pra', 'king prawns', 'prwan', 'nand'], 'with crustaceans'],
  [['Ghee', 'nei', 'நெய்', 'paneer'], 'with milk*'],
  [['rava', 'semolina'], 'with gluten*'],
  [['egg', 'eg', 'contains egg', 'may contain eggs', 'is there any egg in it?', 'Eggs, please'], 'with eggs'],
  [['soy sauce'], 'with soya'],
  [['ஊறுகாய்'], 'with mustard+sesame'],
  [['egg and milk', 'egg, milk', 'eggs or dairy'], 'with eggs, with milk'],
  [['egg parotta', 'eg in parotta'], 'with eggs, words parotta'],
  [['plain parotta with egg'], 'words plain parotta, with eggs'],
  [['fish curry'], 'with fish, words curry'],
  [['no egg', 'egg free', 'Eggless', 'without eggs', 'w/o egg', 'egg allergy', 'allergic to egg'], 'without eggs'],
  [['witout egg', 'my son cannot have egg', 'free from egg', 'eggs: no allergy?'], 'without eggs'],
  [
    ['egg safe', 'is it ok for egg', 'what can he eat, egg', 'anything but egg', 'hold the egg', 'eggfree'],
    'without eggs',
  ],
  [['severe egg allergy'], 'words severe, without eggs'],
  [['nut free', 'nf'], 'without nuts+peanuts'],
  [['dairy-free', 'dairyfree', 'diary free', 'lactose intolerant', 'df'], 'without milk'],
  [['no nei'], 'without milk*'],
  [['coeliac', 'celiacs', 'ceoliac', 'celliac', 'no gluten', 'gluten-free', 'glutenfree', 'GF'], 'without gluten'],
  [['no egg no milk', 'no eggs or milk', 'no egg milk', 'egg and milk allergy'], 'without eggs, without milk'],
  [['egg parotta allergy', 'egg parotta no', 'no egg parotta', 'safe, egg parotta'], 'without eggs, words parotta'],
  [['parotta no egg', 'parotta, allergic to eggs'], 'words parotta, without eggs'],
  [['ghee roast no peanut'], 'with milk*, words roast, without peanuts'],
  [['no egg or chicken'], 'without eggs, unanswered chicken'],
  [['no egg or meat'], 'without eggs, diet vegetarian'],
  [['no egg non veg meals'], 'without eggs, words nonveg, words meals'],
  [['no egg but milk'], 'without eggs, with milk'],
  [['no peanut butter chicken'], 'without peanuts, words chicken'],
  [['no milk paneer soda'], 'without milk, words paneer soda'],
  [['no butter chicken'], 'without milk*, words chicken'],
  [
    ['veg', 'vege', 'vegetarians', 'vegeterian', 'veggie', 'veggi', 'pure veg', 'no meat', 'meatless'],
    'diet vegetarian',
  ],
  [['vegan', 'vegans', 'vegn', 've', 'vg'], 'diet vegan'],
  [['veg meals'], 'diet vegetarian, words meals'],
  [['non veg', 'non-vegetarian'], 'words nonveg'],
  [['jain', 'I am jain'], 'unanswered jain'],
  [['pregnant'], 'unanswered pregnant'],
  [['no chicken', 'chicken free', 'chicken allergy', 'safe for chicken', 'chicken no'], 'unanswered chicken'],
  [['no onion no garlic'], 'unanswered onion, unanswered garlic'],
  [['no veg'], 'unanswered veg'],
  [['not spicy', 'nothing hot', 'mild'], expect.stringMatching(/^mild (?:spicy|hot|mild)$/)],
  [['sugar', 'sugar please'], 'words sugar'],
  [['fsh'], 'with fish'],
  [['egs'], 'with eggs'],
  [['custard', 'custards', 'custerd'], 'with eggs+milk'],
  // Another first letter is another word.
  [['bustard'], 'words bustard'],
  // Three letters begin too many words of another language.
  [['nan'], 'words naan'],
  [['white fish'], 'words white, with fish'],
  [['free', 'free '], 'words free'],
  [['  '], ''],
])('%j asks: %s', (searches, expected) => {
  expect(searches.map(read)).toEqual(searches.map(() => expected));
});

test.each(['butter chicken', 'coconut milk', 'peas', 'boneless', 'constructor'])('"%s" are words', (search) => {
  expect(read(search)).toBe(`words ${search}`);
});

const found = (search: string) => {
  const { isList, dishes: some, ignored } = matchDishes(readSearch(search, vocabulary), dishes);
  return [
    isList ? 'list' : 'count',
    isList ? some.map(({ baseName }) => baseName).join() : '',
    ignored.map(({ text }) => text).join(),
  ];
};

test.each([
  ['egg parotta', 'list', 'Plain Parotta', ''],
  ['egg, peanut', 'list', 'Plain Parotta,Egg Curry,Chicken Meals', ''],
  ['egg butter', 'list', 'Plain Parotta,Egg Curry,Butter Chicken', ''],
  ['egg for zzz parotta', 'list', 'Plain Parotta', 'zzz'],
  ['egg parotta curry', 'list', 'Plain Parotta,Egg Curry', ''],
  ['meals peanut', 'list', 'Chicken Meals', ''],
  ['boneless egg', 'list', 'Plain Parotta,Egg Curry', ''],
  ['egg soda', 'list', 'Egg Curry', ''],
  ['egg meals', 'list', 'Plain Parotta,Egg Curry', ''],
  ['vegan milk', 'list', '', ''],
  ['curry zzz', 'list', '', ''],
  ['veg', 'list', 'Plain Parotta,Veg Meals,Paneer Soda', ''],
  ['veg meals', 'list', 'Veg Meals', ''],
  ['vegan chicken', 'list', '', ''],
  ['severe egg', 'list', 'Plain Parotta,Egg Curry', 'severe'],
  ['egg parrota', 'list', 'Plain Parotta', ''],
  ['c veg', 'list', 'Plain Parotta,Veg Meals,Paneer Soda', 'c'],
  ['no egg curry', 'list', '', ''],
  ['parotta no egg', 'list', '', ''],
  ['meals no peanut', 'list', 'Veg Meals', ''],
  ['vegan no egg', 'list', 'Paneer Soda', ''],
  ['butter no peanut', 'list', 'Butter Chicken', ''],
  ['no egg', 'count', '', ''],
  ['severe egg allergy', 'count', '', 'severe'],
  ['meals no peanut zzz', 'count', '', 'zzz'],
  // A food that no dish has.
  ['custard no peanut', 'count', '', ''],
  ['mild butter chicken no egg', 'list', 'Butter Chicken', ''],
  ['crisp no milk', 'list', 'Plain Parotta', ''],
  ['curry, halal', 'count', '', ''],
])('"%s" has a %s of: %s', (search, ...expected) => {
  expect(found(search)).toEqual(expected);
});

test('what a dish goes with is not in it', () => {
  const curry = { ...dishes[1]!, localName: undefined, description: 'Eat it with parotta', ingredients: ['egg'] };
  const { made, text } = textsOfDish({ ...curry, category: { name: 'Curries', isDrinks: false } });
  expect([made, text].map((place) => place.includes('parotta'))).toEqual([false, true]);
});

test('what is left out is counted by the allergens that the filter leaves out', () => {
  const { needs } = matchDishes(readSearch('meals without almonds', vocabulary), dishes);
  expect(needs.map(({ named }) => named)).toEqual([[{ allergen: 'nuts' }]]);
});

test('an allergen is counted in the same dishes whether it is sought or left out', () => {
  const counted = (search: string) => matchDishes(readSearch(search, vocabulary), dishes).counted;
  for (const [sought, leftOut] of [
    ['egg soda', 'soda no egg'],
    ['peanut meals', 'meals without peanuts'],
    ['milk meals', 'milk-free meals'],
  ] as const)
    expect(counted(sought), sought).toEqual(counted(leftOut));
});

test('dishes of a name with the allergen of an ingredient are counted, also without the ingredient', () => {
  const namesOf = (some: readonly { baseName: string }[]) => some.map(({ baseName }) => baseName);
  const { needs, counted, ...rest } = matchDishes(readSearch('butter meals', vocabulary), dishes);
  expect(namesOf(counted)).toEqual(['Veg Meals', 'Chicken Meals']);
  expect(counted.map((one) => stateOf(needs, one))).toEqual(['contains', undefined]);
  expect(namesOf(rest.dishes)).toEqual(['Veg Meals']);
  expect(found('butter')).toEqual(['list', 'Butter Chicken', '']);
});

test('a kind of nut finds dishes that have or may have it, and those whose nuts are not named', () => {
  const almond = readSearch('almond', vocabulary)[0]!;
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
