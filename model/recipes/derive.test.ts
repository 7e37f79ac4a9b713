import { describe, expect, test } from 'vitest';
import { bookOf, recipeIds } from './book.testing.ts';
import type { RecipeBook } from './book.ts';
import { createDerive, type Diet } from './derive.ts';

const derive = (book: RecipeBook, id: string, branch = 'hill', served = recipeIds(book)) =>
  createDerive(book, branch, served)(id);

const book = bookOf({
  ingredients: `
plant:
  potato: { name: potato }
  flour: { name: flour, contains: [gluten] }
  stock: { name: stock powder, traces: [celery, gluten] }
  pickle: { name: pickle, contains: { sulphites: preservative } }
  oil: { name: oil }
milk:
  butter: { name: butter, contains: [milk] }
fish:
  prawns: { name: prawns, contains: [crustaceans] }
  squid: { name: squid, contains: [molluscs] }
`,
  preparations: 'chips: { name: chips, made: [potato], station: fryer }',
  recipes: `
plate-of-chips: { made: [chips] }
fish-and-chips: { made: [prawns], station: fryer, with: [chips, butter] }
fritters: { made: [flour, pickle], station: fryer }
soup: { made: [potato, stock] }
bread: { made: [flour, stock] }
salad: { made: [potato], with: [butter] }
`,
  stations: `
stations: { fryer: { name: fryer, uses: [oil], also: [squid] } }
branches: { lake: { separate: { fryer: [[chips]] } } }
`,
});
const mayContain = (id: string, branch?: string, served?: string[]) => derive(book, id, branch, served).mayContain;
const over = (...allergens: string[]) => Object.fromEntries(allergens.map((one) => [one, ['same fryer']]));

describe('what a dish may contain', () => {
  test('comes over the stations of all that it is made of, from all that goes over them; sulphites do not', () => {
    // Crustaceans of a dish, gluten of another, molluscs of what is on no menu. Butter comes to a dish afterwards.
    expect(mayContain('plate-of-chips')).toEqual(over('gluten', 'crustaceans', 'molluscs'));
    expect(mayContain('salad')).toEqual({});
  });
  test('is only what the dish does not contain', () => {
    expect(mayContain('fish-and-chips')).toEqual(over('gluten', 'molluscs'));
    expect(mayContain('fritters')).toEqual(over('crustaceans', 'molluscs'));
  });
  test('comes from labels that warn, too', () => {
    const stock = ['stock powder, as its label warns'];
    expect(mayContain('soup')).toEqual({ celery: stock, gluten: stock });
    expect(mayContain('bread')).toEqual({ celery: stock });
  });
  test('comes from the dishes of the branch alone', () => {
    expect(mayContain('plate-of-chips', 'hill', ['plate-of-chips', 'fritters'])).toEqual(over('gluten', 'molluscs'));
  });
  test('a second fryer keeps apart what goes over it; what is on no menu may go over either', () => {
    expect(mayContain('plate-of-chips', 'lake')).toEqual(over('molluscs'));
    // The chips beside the prawns come from the other fryer, the prawns do not.
    expect(mayContain('fish-and-chips', 'lake')).toEqual(over('gluten', 'molluscs'));
  });
  test('comes from what is on no menu at every station that it goes over itself', () => {
    const specials = bookOf({
      ingredients: 'plant: { potato: { name: potato } }\nfish: { squid: { name: squid, contains: [molluscs] } }',
      preparations: 'rings: { name: rings, made: [squid], station: fryer }',
      recipes: `
chips: { made: [potato], station: fryer }
baked-potato: { made: [potato], station: grill }
staff-meal: { made: [potato], station: grill, with: [rings] }
`,
      stations: 'stations: { fryer: { name: fryer }, grill: { name: grill, also: [staff-meal] } }',
    });
    expect(derive(specials, 'chips', 'hill', ['chips', 'baked-potato']).mayContain).toEqual(over('molluscs'));
  });
  test('comes from what a branch has in place of an entry that it keeps separate', () => {
    const swapped = bookOf({
      ingredients: 'plant: { potato: { name: potato }, flour: { name: flour, contains: [gluten] } }',
      preparations: `
chips: { name: chips, made: [potato], station: fryer }
rings: { name: rings, made: [potato], station: fryer }
floured-rings: { name: floured rings, made: [flour], station: fryer }
`,
      recipes: 'plate-of-chips: { made: [chips] }\nplate-of-rings: { made: [rings] }',
      stations: `
stations: { fryer: { name: fryer } }
branches: { lake: { swaps: { rings: floured-rings }, separate: { fryer: [[chips, rings]] } } }
`,
    });
    expect(derive(swapped, 'plate-of-chips', 'lake').mayContain).toEqual(over('gluten'));
  });
});

test('a dish knows all entries that it is made of', () => {
  expect([...derive(book, 'salad').parts].toSorted()).toEqual(['butter', 'potato', 'salad']);
});

describe('diet', () => {
  const diets = bookOf({
    ingredients: `
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
`,
    recipes: `
greens: { made: [leaf], station: pan }
stew: { made: [lamb, crab], station: pan }
plain: { made: [leaf] }
mild: { made: [leaf], choice: [[curd], [leaf]] }
`,
    stations: 'stations: { pan: { name: pan } }',
  });
  const dietOf = (...made: string[]) => {
    const parts = new Map(diets.parts);
    const recipe = parts.get('plain');
    if (recipe?.kind !== 'recipe') throw new Error('plain is a recipe');
    parts.set('dish', { ...recipe, id: 'dish', made });
    return derive({ ...diets, parts }, 'dish').diet;
  };

  test.each<[Diet, string[]]>([
    ['vegan', ['leaf']],
    ['vegetarian', ['curd']],
    ['vegetarian', ['honey']],
    ['vegetarian', ['soaked']],
    ['egg', ['egg', 'curd']],
    ['egg', ['breaded']],
    ['fish', ['crab', 'egg']],
    ['fish', ['sauced', 'curd']],
    ['meat', ['lamb', 'crab', 'egg', 'curd']],
  ])('%s: %j', (diet, made) => {
    expect(dietOf(...made)).toBe(diet);
  });

  test('follows a chosen side, and says nothing of shared equipment', () => {
    expect(['greens', 'stew', 'mild'].map((id) => derive(diets, id).diet)).toEqual(['vegan', 'meat', 'vegetarian']);
  });
});
