import { keysOf } from '../../model/pick.ts';
import { editDistance } from '../../model/nearest.ts';
import { recipeBook } from '../../model/recipes/book.ts';
import { allergensOfFoods } from '../../model/recipes/foods.ts';
import { type Allergen, allergenKinds, allergens } from '../../model/schema/allergens.ts';
import { localWordsOf } from '../../src/ui/search/local-words.ts';
import { otherSpellings, searchWords } from '../../src/ui/search/match-words.ts';
import type { Files } from '../tasks/plan.ts';
import { readDataFile, readRecipeFiles } from './recipes.ts';

/** A text in small letters, with the usual names in place of others: 'kaju' is 'cashew'. */
export function plainly(text: string): string {
  const found = plain.get(text) ?? searchWords(text).join(' ');
  if (plain.size >= MAX_KNOWN) plain.clear();
  plain.set(text, found);
  return found;
}
/** Names and sentences of the content in such words: a save looks all of them up, and each takes a millisecond. */
const plain = new Map<string, string>();
const MAX_KNOWN = 10_000;

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

export interface NamedFood {
  /** As it is called in a question. */
  food: string;
  means: readonly Allergen[];
}

/** The names of allergens, in the singular, and of their kinds. */
const allergenNames = [
  ...allergens.flatMap((one) =>
    [one.replace(/s$/, ''), ...(allergenKinds[one] ?? [])].map((name) => [name, [one]] as const),
  ),
  ['nut', ['nuts', 'peanuts']] as const,
];
const singular = (name: string): string => plainly(name).replace(/s$/, '');
export const isAllergenName = (food: string): boolean => allergenNames.some(([name]) => singular(name) === food);

/** The same, and their other names in a search, each with the allergens. */
const spellings = otherSpellings.flatMap(([other, name]) =>
  allergenNames.flatMap(([known, means]) => (known === name ? [[other, means] as const] : [])),
);
/** The allergen or kind of one that a word is a slip for: "hazlenut", "badham". Short words and other first letters are other words. */
const mistyped = (word: string) =>
  word.length < 5
    ? []
    : [...allergenNames, ...spellings].filter(
        ([name]) => name[0] === word[0] && name.length >= 5 && editDistance(word, name) === 1,
      );

/** Finds the foods that a text names, with the allergens that they mean: the allergens and their kinds, compound foods, what the kitchen has, in English or the local language. */
export function createFoodFinder(files: Files): (text: string) => NamedFood[] {
  const english = [...allergenNames, ...allergensOfFoods, ...listIngredients(files)];
  const find = createNameFinder<Omit<NamedFood, 'food'> & { called: string }>([
    ...english.map(([name, means]) => [name, { means, called: '' }] as const),
    ...listLocalFoods(files).map(([name, means, called]) => [name, { means, called }] as const),
  ]);
  return (text) => {
    const found = find(text).map(({ name, meant }) => ({
      name,
      food: meant.every(({ called }) => called) ? (meant[0]?.called ?? name) : name,
      means: meant.flatMap(({ means }) => means),
    }));
    const words = new Set(found.flatMap(({ name }) => name.split(' ')));
    const slips = plainly(text)
      .split(' ')
      .filter((word) => !words.has(singular(word)))
      .flatMap((word) => mistyped(singular(word)));
    return [...found, ...slips.map(([food, means]) => ({ food, means }))];
  };
}

export function createNameFinder<Meant>(named: readonly (readonly [name: string, meant: Meant])[]) {
  const byName = Map.groupBy(named, ([name]) => singular(name));
  byName.delete('');
  // The longer of two goes first: "peanut butter" means no milk.
  const all = [...byName]
    .toSorted(([one], [other]) => other.length - one.length)
    .map(([name, some]) => ({
      name,
      start: name.replace(/y$/, ''),
      meant: some.map(([, meant]) => meant),
      // A Tamil word may be tied to the next one by its consonant: "தயிர்ச் சாதம்".
      word: new RegExp(String.raw`(?<!\S)${name.replace(/y$/, '(?:y|ie)')}(?:e?s|[கசதப]்)?(?!\S)`, 'g'),
    }));
  return (text: string) => {
    let rest = plainly(text);
    return all.filter(({ start, word }) => {
      if (!rest.includes(start)) return false;
      const before = rest;
      rest = rest.replaceAll(word, '·');
      return rest !== before;
    });
  };
}
