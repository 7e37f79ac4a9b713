import { keysOf } from '../../model/pick.ts';
import { allergensOfFoods } from '../../model/recipes/foods.ts';
import { type Allergen, allergenKinds, allergens } from '../../model/schema/allergens.ts';
import { searchWords } from '../../src/ui/search/match-words.ts';
import type { Files } from '../tasks/plan.ts';
import { readRecipeFiles } from './recipes.ts';

/** A text in small letters, with the usual names in place of others: 'kaju' is 'cashew'. */
export const plainly = (text: string): string => searchWords(text).join(' ');

/** The names of the ingredients that the kitchen has, with their allergens. */
export const listIngredients = (files: Files) =>
  Object.values(readRecipeFiles(files)?.ingredients ?? {}).flatMap((group) =>
    Object.values(group).map(({ name, contains }) => [name, keysOf(contains)] as const),
  );

interface NamedFood {
  food: string;
  means: readonly Allergen[];
}

/** Finds the foods that a text names, with the allergens that they mean: the allergens and their kinds, compound foods, what the kitchen has. */
export function createFoodFinder(files: Files): (text: string) => NamedFood[] {
  const own = allergens.flatMap((one) =>
    [one.replace(/s$/, ''), ...(allergenKinds[one] ?? [])].map((name) => [name, [one]] as const),
  );
  const all = [...own, ['nut', ['nuts', 'peanuts']] as const, ...allergensOfFoods, ...listIngredients(files)];
  const byName = Map.groupBy(all, ([name]) => plainly(name).replace(/s$/, ''));
  byName.delete('');
  // The longer of two goes first: "peanut butter" means no milk.
  const foods = [...byName]
    .toSorted(([one], [other]) => other.length - one.length)
    .map(([food, some]) => ({
      food,
      means: some.flatMap(([, means]) => means),
      word: new RegExp(String.raw`(?<!\S)${food.replace(/y$/, '(?:y|ie)')}(?:e?s)?(?!\S)`, 'g'),
    }));
  return (text) => {
    let rest = plainly(text);
    return foods.filter(({ word }) => {
      const before = rest;
      rest = rest.replaceAll(word, '·');
      return rest !== before;
    });
  };
}
