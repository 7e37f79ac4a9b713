import { expect, test } from 'vitest';
import { bookOf, recipeIds } from './book.testing.ts';
import { createDeriveDish, type Diet } from './derive.ts';

const ingredients = `
plant:
  leaf: { name: leaf }
  soaked: { name: soaked berry, contains: [milk] }
  breaded: { name: breaded, contains: [eggs] }
  sauced: { name: sauced, contains: [molluscs] }
milk: { curd: { name: curd } }
egg: { egg: { name: egg } }
honey: { honey: { name: honey } }
meat: { lamb: { name: lamb } }
fish: { crab: { name: crab } }
`;
/** The dish with these fields, beside a stew of meat from the same pan. */
function derive(dish: string) {
  const recipes = `dish: ${dish}\nstew: { made: [lamb], station: pan }`;
  const book = bookOf({ ingredients, recipes, stations: 'stations: { pan: { name: pan } }' });
  return createDeriveDish(book, 'hill', recipeIds(book))('dish');
}

test.each<[Diet, string]>([
  ['vegan', '{ made: [leaf] }'],
  ['vegan', '{ made: [leaf], station: pan }'],
  ['vegetarian', '{ made: [curd] }'],
  ['vegetarian', '{ made: [honey] }'],
  ['vegetarian', '{ made: [soaked] }'],
  ['vegetarian', '{ made: [leaf], choice: [[curd], [leaf]] }'],
  ['egg', '{ made: [egg, curd] }'],
  ['egg', '{ made: [breaded] }'],
  ['fish', '{ made: [crab, egg] }'],
  ['fish', '{ made: [sauced, curd] }'],
  ['meat', '{ made: [lamb, crab, egg, curd] }'],
])('the diet is %s for %s', (diet, dish) => {
  expect(derive(dish).diet).toBe(diet);
});

test('names all equipment that a dish or a part of it goes over, each once, and carries any of the fourteen over', () => {
  const book = bookOf({
    ingredients: 'plant: { rice: { name: rice }, wine: { name: wine, contains: [sulphites] } }',
    preparations: 'paste: { name: paste, made: [rice], station: [mixer, pan] }',
    recipes: 'curry: { made: [paste], station: pan }\nstew: { made: [wine], station: pan }',
    stations: 'stations: { mixer: { name: grinder }, pan: { name: pan for stews } }',
  });
  expect(createDeriveDish(book, 'hill', recipeIds(book))('curry')).toMatchObject({
    equipment: ['grinder', 'pan for stews'],
    mayContain: { sulphites: ['shared pan for stews'] },
  });
});

test('names the cereals and nuts in the recipe, on shared equipment and on labels', () => {
  const book = bookOf({
    ingredients: `
plant:
  rice: { name: rice, traces: { nuts: almonds } }
  flour: { name: wheat flour, contains: [gluten] }
  sauce: { name: sauce, contains: { gluten: barley malt } }
  coating: { name: coating, contains: { nuts: pistachio } }
`,
    recipes: `
rings: { made: [rice], station: fryer }
bites: { made: [coating, flour], station: fryer }
soup: { made: [flour], with: [sauce] }
cakes: { made: [coating, rice], station: fryer }
`,
    stations: 'stations: { fryer: { name: fryer for oat coatings } }',
  });
  const derived = createDeriveDish(book, 'hill', recipeIds(book));
  expect(derived('rings').kinds).toEqual({
    contains: {},
    mayContain: { gluten: ['wheat'], nuts: ['almond', 'pistachio'] },
  });
  expect(derived('soup').kinds).toEqual({ contains: { gluten: ['wheat', 'barley'] }, mayContain: {} });
  // It may contain another nut than its own.
  expect(derived('cakes')).toMatchObject({
    contains: { nuts: ['pistachio in the coating'] },
    mayContain: { nuts: ['rice, as its label warns'] },
    kinds: { contains: { nuts: ['pistachio'] }, mayContain: { gluten: ['wheat'], nuts: ['almond'] } },
  });
});
