import { keysOf } from '../../model/pick.ts';
import { recipeBook } from '../../model/recipes/book.ts';
import { allergensOfFoods } from '../../model/recipes/foods.ts';
import { type Allergen, allergenKinds, allergens } from '../../model/schema/allergens.ts';
import { localWordsOf } from '../../src/ui/search/local-words.ts';
import { searchWords } from '../../src/ui/search/match-words.ts';
import type { Files } from '../tasks/plan.ts';
import { readDataFile, readRecipeFiles } from './recipes.ts';

/** A text in small letters, with the usual names in place of others: 'kaju' is 'cashew'. */
export const plainly = (text: string): string => searchWords(text).join(' ');

/** The names of the ingredients that the kitchen has, with their allergens. */
export const listIngredients = (files: Files) =>
  Object.values(readRecipeFiles(files)?.ingredients ?? {}).flatMap((group) =>
    Object.values(group).map(({ name, contains }) => [name, keysOf(contains)] as const),
  );

/** What words of the local language stand for, as in a search: a food, with its name in English after it, and its allergens. */
function listLocalFoods(files: Files) {
  const [recipes, glossary, table] = [
    readRecipeFiles(files),
    readDataFile(files, 'glossary'),
    readDataFile(files, 'our-table'),
  ];
  if (!recipes || !glossary || !table) return [];
  const known = new Map<string, readonly Allergen[]>(listIngredients(files));
  const words = localWordsOf({ recipes: { book: recipeBook(recipes) }, glossary, 'our-table': table });
  return Object.entries(words).map(([word, meant]) =>
    typeof meant === 'string'
      ? ([word, known.get(meant) ?? [], `${word} (${meant})`] as const)
      : ([word, meant, `${word} (${meant.join(' and ')})`] as const),
  );
}

interface NamedFood {
  /** As it is called in a question. */
  food: string;
  means: readonly Allergen[];
}

/** Finds the foods that a text names, with the allergens that they mean: the allergens and their kinds, compound foods, what the kitchen has, in English or the local language. */
export function createFoodFinder(files: Files): (text: string) => NamedFood[] {
  const own = allergens.flatMap((one) =>
    [one.replace(/s$/, ''), ...(allergenKinds[one] ?? [])].map((name) => [name, [one]] as const),
  );
  const english = [...own, ['nut', ['nuts', 'peanuts']] as const, ...allergensOfFoods, ...listIngredients(files)];
  const all = [...english.map(([name, means]) => [name, means, ''] as const), ...listLocalFoods(files)];
  const byName = Map.groupBy(all, ([name]) => plainly(name).replace(/s$/, ''));
  byName.delete('');
  // The longer of two goes first: "peanut butter" means no milk.
  const foods = [...byName]
    .toSorted(([one], [other]) => other.length - one.length)
    .map(([name, some]) => ({
      food: some.every(([, , called]) => called) ? (some[0]?.[2] ?? name) : name,
      means: some.flatMap(([, means]) => means),
      // A Tamil word may be tied to the next one by its consonant: "தயிர்ச் சாதம்".
      word: new RegExp(String.raw`(?<!\S)${name.replace(/y$/, '(?:y|ie)')}(?:e?s|[கசதப]்)?(?!\S)`, 'g'),
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
