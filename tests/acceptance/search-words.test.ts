import { expect, test } from 'vitest';
import { allergensOfFoods } from '../../model/recipes/foods.ts';
import { allergens } from '../../model/schema/allergens.ts';
import { ingredientsOf, localWordsOf, wordsOfCard } from '../../src/ui/search/local-words.ts';
import { matchDishes, textsOfDish } from '../../src/ui/search/match-dishes.ts';
import { createVocabulary, readSearch } from '../../src/ui/search/read-search.ts';
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
  readSearch(search, vocabulary).flatMap((term) => term.named.map(({ allergen }) => allergen));

test.each(allergens)(
  '%s before the name of any dish finds it if it may contain it; after "no" it alone is left out, and no list has what has it',
  (allergen) => {
    const name = known.allergens[allergen];
    for (const { dishes, vocabulary: ofMenu } of menus)
      for (const dish of dishes) {
        const search = `${name} ${dish.baseName}`;
        const found = matchDishes(readSearch(search, ofMenu), [dish]);
        const has = dish.allergens.contains[allergen] ?? dish.allergens.mayContain[allergen];
        if (has) expect(found.isList && found.dishes, search).toContain(dish);
        const without = matchDishes(readSearch(`no ${search}`, ofMenu), [dish]);
        if (has) expect(without.dishes, search).toEqual([]);
        expect(
          without.needs.flatMap((term) => term.named),
          search,
        ).toEqual([{ allergen }]);
      }
  },
);

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
