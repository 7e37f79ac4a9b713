import { expect, test } from 'vitest';
import { allergensOfFoods } from '../../model/recipes/foods.ts';
import { allergens } from '../../model/schema/allergens.ts';
import { ingredientsOf, localWordsOf, wordsOfCard } from '../../src/ui/search/local-words.ts';
import { matchDishes, stateOf, textsOfDish } from '../../src/ui/search/match-dishes.ts';
import { createBeginningTest } from '../../src/ui/search/match-words.ts';
import { readSearch } from '../../src/ui/search/read-search.ts';
import { createVocabulary } from '../../src/ui/search/vocabulary.ts';
import { content } from './content.ts';

const ingredients = Object.fromEntries(ingredientsOf(content).map(({ name, allergens: some }) => [name, some]));
const known = {
  ...content.menu,
  ingredients,
  localWords: localWordsOf(content),
  foods: Object.fromEntries(allergensOfFoods),
};
const menus = Object.values(content.menus).map((pages) => {
  const dishes = pages
    .flatMap(({ categories, isDrinks }) => categories.map((category) => ({ ...category, isDrinks })))
    .flatMap((category) => category.items.map((dish) => ({ ...dish, ...textsOfDish({ ...dish, category }) })));
  return { dishes, vocabulary: createVocabulary(known, dishes) };
});
const [{ vocabulary }] = menus as [(typeof menus)[number]];
const named = (search: string) =>
  readSearch(search, vocabulary).terms.flatMap((term) => term.named.map(({ allergen }) => allergen));

const denials = [
  (name: string) => `no ${name}`,
  (name: string) => `without ${name}`,
  (name: string) => `${name} free`,
  (name: string) => `${name}-less`,
  (name: string) => `${name} allergy`,
  (name: string) => `allergic to ${name}`,
  (name: string) => `avoid ${name}`,
  (name: string) => `can’t have ${name}`,
  (name: string) => `safe for ${name} intolerance`,
  (name: string) => `not suitable: ${name}`,
];

test.each(['nut', ...allergens] as const)(
  'a search that denies %s lists no dish, and leaves out that alone',
  (allergen) => {
    const name = allergen === 'nut' ? 'nut' : known.allergens[allergen];
    const leftOut = allergen === 'nut' ? ['nuts', 'peanuts'] : [allergen];
    for (const { dishes, vocabulary: ofMenu } of menus)
      for (const [index, { baseName }] of dishes.entries()) {
        const need = denials[index % denials.length]!(name);
        for (const text of [need, `${need} ${baseName}`, `${baseName} ${need}`]) {
          const search = readSearch(text, ofMenu);
          expect(matchDishes(search, dishes), text).toEqual([]);
          expect(
            search.terms.flatMap((term) => term.named),
            text,
          ).toEqual(leftOut.map((one) => ({ allergen: one })));
        }
      }
  },
);

test.each(allergens)('a search of %s lists the dishes that have, may have or name it, and no other', (allergen) => {
  const name = known.allergens[allergen];
  for (const { dishes, vocabulary: ofMenu } of menus) {
    const search = readSearch(name, ofMenu);
    const has = (dish: (typeof dishes)[number]) =>
      dish.allergens.contains[allergen] !== undefined || dish.allergens.mayContain[allergen] !== undefined;
    const hasWord = createBeginningTest(name);
    expect(matchDishes(search, dishes)).toEqual(dishes.filter((dish) => has(dish) || hasWord(dish.text)));
    expect(dishes.filter((dish) => stateOf(search.terms, dish))).toEqual(dishes.filter(has));
  }
});

test.each(allergens)('each word that the kitchen card has for %s names it in a search', (allergen) => {
  const words = wordsOfCard(content['our-table'].card.translation![allergen]);
  expect(words.filter((word) => !named(word).includes(allergen))).toEqual([]);
});

test.each([
  ['sesame', ['gingelly', 'nallennai', 'ellu', 'til']],
  ['milk', ['ghee', 'nei', 'paal', 'thayir', 'mor', 'paneer', 'நெய்']],
  ['gluten', ['maida', 'rava', 'semiya', 'கோதுமை மாவு']],
  ['nuts', ['mundhiri', 'munthiri', 'kaju', 'badam', 'badam pisin', 'முந்திரி']],
  ['peanuts', ['verkadalai', 'kadalai', 'groundnut']],
  ['mustard', ['kadugu']],
  ['eggs', ['muttai']],
  ['fish', ['meen', 'nethili', 'vanjaram', 'vaval', 'karuvadu', 'karuvattu']],
  ['crustaceans', ['eral', 'nandu']],
  ['molluscs', ['kanava']],
] as const)('%s is named by the words of the FAQ, the glossary and the dishes: %s', (allergen, words) => {
  expect(words.filter((word) => !named(word).includes(allergen))).toEqual([]);
});
