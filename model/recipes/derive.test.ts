import { describe, expect, test } from 'vitest';
import { allergens } from '../schema/allergens.ts';
import { bookOf, recipeIds, signedBook } from './book.testing.ts';
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
  paste: { name: paste, confirm: [{ ask: Nuts?, open: [nuts, sulphites] }] }
  oil: { name: oil }
milk:
  butter: { name: butter, contains: [milk] }
fish:
  prawns: { name: prawns, contains: [crustaceans] }
  squid: { name: squid, contains: [molluscs] }
`,
  preparations: `
chips: { name: chips, made: [potato], station: fryer }
`,
  recipes: `
plate-of-chips: { made: [chips] }
fish-and-chips: { made: [prawns], station: fryer, with: [chips, butter] }
fritters: { made: [flour, pickle], station: fryer }
doubtful: { made: [paste], station: fryer }
soup: { made: [potato, stock] }
bread: { made: [flour, stock] }
salad: { made: [potato], with: [butter] }
buttered-toast: { made: [flour, butter], station: grill }
grilled-potato: { made: [potato], station: grill }
`,
  stations: `
stations:
  fryer: { name: shared fryer, uses: [oil], also: [squid] }
  grill: { name: shared grill, confirm: [{ ask: Celery?, open: [celery] }] }
branches:
  lake: { apart: { fryer: [[chips]] } }
`,
});
const at = (id: string, branch = 'hill', served?: readonly string[]) =>
  Object.fromEntries(
    derive(book, id, branch, served && [...served]).crossContact.map((one) => [one.at, one.allergens]),
  );

describe('what a dish may contain', () => {
  test('comes over the stations of all that it is made of, and from all that goes over them', () => {
    // Crustaceans of a dish, gluten of another, molluscs of what is on no menu. Butter comes to a dish afterwards.
    expect(at('plate-of-chips')).toEqual({ 'shared fryer': ['gluten', 'crustaceans', 'molluscs'] });
    expect(at('salad')).toEqual({});
  });
  test('is only what the dish does not contain', () => {
    expect(at('fish-and-chips')).toEqual({ 'shared fryer': ['gluten', 'molluscs'] });
    expect(at('fritters')).toEqual({ 'shared fryer': ['crustaceans', 'molluscs'] });
  });
  test('comes from labels that warn, too', () => {
    expect(at('soup')).toEqual({ 'stock powder, as its label warns': ['celery', 'gluten'] });
    expect(at('bread')).toEqual({ 'stock powder, as its label warns': ['celery'] });
  });
  test('does not include sulphites, which traces do not reach', () => {
    for (const id of recipeIds(book)) expect(Object.values(at(id)).flat(), id).not.toContain('sulphites');
  });
  test('comes from the dishes of the branch alone', () => {
    expect(at('plate-of-chips', 'hill', ['plate-of-chips', 'fritters'])).toEqual({
      'shared fryer': ['gluten', 'molluscs'],
    });
  });
  test('a second fryer keeps apart what goes over it; what is on no menu may go over either', () => {
    expect(at('plate-of-chips', 'lake')).toEqual({ 'shared fryer': ['molluscs'] });
    // The chips beside the prawns come from the other fryer, the prawns do not.
    expect(at('fish-and-chips', 'lake')).toEqual({ 'shared fryer': ['gluten', 'molluscs'] });
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
      stations: `
stations:
  fryer: { name: shared fryer }
  grill: { name: shared grill, also: [staff-meal] }
`,
    });
    const { crossContact } = derive(specials, 'chips', 'hill', ['chips', 'baked-potato']);
    expect(crossContact).toEqual([{ at: 'shared fryer', allergens: ['molluscs'] }]);
  });
  test('comes from what a branch has in place of an entry that it keeps apart', () => {
    const swapped = bookOf({
      ingredients: 'plant: { potato: { name: potato }, flour: { name: flour, contains: [gluten] } }',
      preparations: `
chips: { name: chips, made: [potato], station: fryer }
rings: { name: rings, made: [potato], station: fryer }
floured-rings: { name: floured rings, made: [flour], station: fryer }
`,
      recipes: 'plate-of-chips: { made: [chips] }\nplate-of-rings: { made: [rings] }',
      stations: `
stations: { fryer: { name: shared fryer } }
branches: { lake: { swaps: { rings: floured-rings }, apart: { fryer: [[chips, rings]] } } }
`,
    });
    const { crossContact } = derive(swapped, 'plate-of-chips', 'lake');
    expect(crossContact).toEqual([{ at: 'shared fryer', allergens: ['gluten'] }]);
  });
});

test('what may come from equipment is in doubt where a question about the recipe itself is open', () => {
  const kitchen = bookOf({
    ingredients: `plant:
  paste: { name: paste, confirm: [{ ask: Nuts or milk?, open: [nuts, milk] }] }
  nut: { name: nut, contains: [nuts] }
  potato: { name: potato }`,
    preparations: 'dip: { name: dip, made: [paste] }',
    recipes: `with-paste: { made: [potato], station: grinder, with: [dip] }
plain: { made: [potato], station: grinder }
with-nuts: { made: [nut, paste], station: grinder }`,
    stations: 'stations: { grinder: { name: shared grinder } }',
  });
  const of = (id: string) => derive(kitchen, id);
  expect(of('with-paste')).toMatchObject({ inDoubt: ['nuts'], unanswered: expect.arrayContaining(['milk']) });
  // It shares the grinder, but no question of its own is open.
  expect(of('plain')).toMatchObject({ inDoubt: [], crossContact: [{ allergens: ['nuts'] }] });
  expect(of('with-nuts')).toMatchObject({ inDoubt: [], contains: { nuts: ['nut'] } });
});

describe('what a signed recipe does not have', () => {
  const signed = signedBook(book);
  const absent = (id: string, of = signed) => derive(of, id).notInRecipe;

  test('is all that it neither contains nor may contain', () => {
    expect(absent('salad')).toEqual(allergens.filter((one) => one !== 'milk'));
    expect(absent('soup')).toEqual(allergens.filter((one) => one !== 'celery' && one !== 'gluten'));
    expect(derive(signed, 'salad').signed).toBe('2026-03-01');
  });
  test('is nothing while any part of it is unsigned, the stations included', () => {
    expect(absent('salad', book)).toEqual([]);
    for (const id of ['salad', 'potato', 'butter']) {
      const { notInRecipe, signed: day } = derive(signedBook(book, '2026-03-01', [id]), 'salad');
      expect({ notInRecipe, day }, id).toEqual({ notInRecipe: [], day: undefined });
    }
    // The squid is on no menu.
    for (const id of ['fryer', 'oil', 'squid', 'chips'])
      expect(absent('plate-of-chips', signedBook(book, '2026-03-01', [id])), id).toEqual([]);
  });
  test('is not what a doubt over shared equipment leaves open, except sulphites', () => {
    expect(absent('plate-of-chips')).not.toContain('nuts');
    expect(absent('plate-of-chips')).toContain('sulphites');
    expect(absent('plate-of-chips')).toContain('milk');
  });
  test('is nothing for a dish with an open question', () => {
    expect(absent('doubtful')).toEqual([]);
    expect(absent('grilled-potato')).toEqual([]);
  });
});

describe('diet', () => {
  const diets = bookOf({
    ingredients: `
plant:
  leaf: { name: leaf }
  soaked: { name: soaked berry, contains: [milk] }
  breaded: { name: breaded, contains: [eggs] }
  sauced: { name: sauced, contains: [molluscs] }
  maybe-milk: { name: maybe milk, confirm: [{ ask: Milk?, open: [milk] }] }
  maybe-egg: { name: maybe egg, confirm: [{ ask: Egg?, open: [eggs] }] }
  maybe-fish: { name: maybe fish, confirm: [{ ask: Fish?, open: [fish] }] }
  maybe-animal: { name: maybe animal, confirm: [{ ask: Animal?, open: [diet] }] }
  unread: { name: unread, confirm: [{ ask: Label?, open: [all] }] }
  maybe-nuts: { name: maybe nuts, confirm: [{ ask: Nuts?, open: [nuts] }] }
  counted-milk: { name: counted milk, confirm: [{ ask: Milk?, contains: [milk] }] }
milk: { curd: { name: curd } }
egg: { egg: { name: egg } }
honey: { honey: { name: honey } }
meat: { lamb: { name: lamb } }
fish: { crab: { name: crab } }
unknown: { jelly: { name: jelly } }
`,
    recipes: `
greens: { made: [leaf], station: pan }
stew: { made: [lamb, crab, egg, curd, jelly, leaf], station: pan }
`,
    stations: 'stations: { pan: { name: pan } }',
  });
  const dietOf = (...made: string[]) => {
    const parts = new Map(diets.parts);
    const recipe = parts.get('greens');
    if (recipe?.kind !== 'recipe') throw new Error('greens is a recipe');
    parts.set('dish', { ...recipe, id: 'dish', made, station: [] });
    return derive({ ...diets, parts }, 'dish').diet;
  };

  test.each<[Diet, string[]]>([
    ['vegan', ['leaf']],
    ['vegan', ['leaf', 'maybe-nuts']],
    ['vegetarian', ['curd']],
    ['vegetarian', ['honey']],
    ['vegetarian', ['soaked']],
    ['vegetarian', ['counted-milk']],
    ['vegetarian', ['maybe-milk']],
    ['unknown', ['maybe-egg']],
    ['unknown', ['maybe-fish', 'curd']],
    ['unknown', ['maybe-animal']],
    ['unknown', ['unread']],
    ['unknown', ['jelly', 'curd']],
    ['egg', ['egg', 'jelly', 'curd']],
    ['egg', ['breaded']],
    ['egg', ['egg', 'maybe-fish']],
    ['fish', ['crab', 'egg']],
    ['fish', ['sauced', 'curd']],
    ['meat', ['lamb', 'crab', 'egg', 'curd']],
    ['meat', ['lamb', 'unread']],
  ])('%s: %j', (diet, made) => {
    expect(dietOf(...made)).toBe(diet);
  });

  test('shared equipment says nothing about it', () => {
    expect(derive(diets, 'stew').diet).toBe('meat');
    expect(derive(diets, 'greens').diet).toBe('vegan');
  });

  test('a chosen side that is animal makes the dish so', () => {
    const sides = bookOf({
      ingredients:
        'plant: { leaf: { name: leaf } }\nmilk: { raita: { name: raita } }\nmeat: { gravy: { name: gravy } }',
      recipes:
        'plain: { made: [leaf] }\nmild: { made: [leaf], choice: [[raita], [leaf]] }\nrich: { made: [leaf], choice: [[raita], [gravy]] }',
    });
    expect(['plain', 'mild', 'rich'].map((id) => derive(sides, id).diet)).toEqual(['vegan', 'vegetarian', 'meat']);
  });
});
