import type { MenuPageWords } from '../../../model/types.ts';
import { type Allergen, allergenKinds, askedAllergens } from '../../../model/schema/allergens.ts';
import { searchWords } from './match-words.ts';

/** What the kitchen buys, with the allergens that each is itself: "ghee" is milk. */
export type Ingredients = Readonly<Record<string, readonly Allergen[]>>;

/** What a word of the local language stands for: an ingredient by its name, or else allergens. */
export type LocalWords = Readonly<Record<string, string | readonly Allergen[]>>;

const groups: ReadonlyMap<string, readonly Allergen[]> = new Map<string, Allergen[]>([
  ['nut', ['nuts', 'peanuts']],
  ['shellfish', ['crustaceans', 'molluscs']],
  ['seafood', ['fish', 'crustaceans', 'molluscs']],
  ['lobster', ['crustaceans']],
  ['mussel', ['molluscs']],
]);

interface DishAllergens {
  contains: Partial<Record<Allergen, unknown>>;
  mayContain: Partial<Record<Allergen, unknown>>;
  kinds: Record<'contains' | 'mayContain', Partial<Record<Allergen, readonly string[]>>>;
}

export interface NamedAllergens {
  allergens: readonly Allergen[];
  /** The cereal or nut that is named: "almond". */
  kind: string | undefined;
  /** What the guest looks for: dishes with it, those without it, which no word of a dish can prove, or an ingredient that is it. */
  search: 'with' | 'without' | 'ingredient';
  /** Why a dish is among those that contain or may contain what is named. Where no kind is named it may be any. */
  reasonFor: (dish: DishAllergens) => { state: 'contains' | 'mayContain'; allergen: Allergen } | undefined;
}

const COELIAC = /^co?eliac/;
const WITHOUT = /^(?:free|no|non|without)$/;
const FORM = /^(?:oil|seed|sauce|flour|paste)$/;

/** Shorter words begin too many names. */
const MIN_LETTERS = 3;

/** The words of all that a search can name, in the singular. */
export const knownWords = (names: MenuPageWords['allergens'], ingredients: Ingredients): string[] => [
  ...new Set(
    [
      ...Object.values(names),
      ...Object.values(allergenKinds).flat(),
      ...groups.keys(),
      ...Object.keys(ingredients),
    ].flatMap(singularWords),
  ),
];

/** Words that ask for dishes without what else is searched: "dosa no egg", "egg allergy". */
const NEED = /^(?:free|no|without|cannot|avoid|allerg.*|intoleran.*)$/;
/** Words between needs: "my son cannot have egg or milk". */
const BETWEEN = /^(?:non|and|or|not|to|my|i|we|can|have|please|i?s|for|with)$/;

/** What stands between the words of a need, "egg" and "milk" in "no egg, no milk"; undefined if the search asks for nothing to be left out. */
export function wordsToAvoid(search: string): string[][] | undefined {
  const all = singularWords(search);
  const isBetween = (word: string) => NEED.test(word) || BETWEEN.test(word);
  if (!all.some((word) => NEED.test(word)) || all.every(isBetween)) return undefined;
  const phrases: string[][] = [[]];
  for (const word of all) {
    if (isBetween(word)) phrases.push([]);
    else phrases.at(-1)?.push(word);
  }
  return phrases.filter(({ length }) => length > 0);
}

/**
 * The allergens that a search names, see `namedByWhole`, or that are among what it asks to be left out: "no egg no milk", "dosa without
 * milk", "eggless".
 */
export function namedAllergens(
  search: string,
  ...context: [names: MenuPageWords['allergens'], ingredients: Ingredients, localWords: LocalWords]
): NamedAllergens | undefined {
  const whole = namedByWhole(search, ...context);
  const phrases = wordsToAvoid(search.replaceAll(/less\b/gi, ' free'));
  if (whole || !phrases) return whole;
  const some = phrases.flatMap(
    (words) =>
      namedByWhole(words.join(' '), ...context) ?? words.flatMap((word) => namedByWhole(word, ...context) ?? []),
  );
  if (some.length === 0) return undefined;
  return {
    allergens: [...new Set(some.flatMap(({ allergens }) => allergens))],
    kind: some.length === 1 ? some[0]?.kind : undefined,
    search: 'without',
    reasonFor: (dish) => {
      const reasons = some.flatMap(({ reasonFor }) => reasonFor(dish) ?? []);
      return reasons.find(({ state }) => state === 'contains') ?? reasons[0];
    },
  };
}

/**
 * The allergens of which the whole search is the name, the beginning of it, a kind or an ingredient: "nuts", "almonds", "sesame oil",
 * "dairy free", "paneer". "Coeliac" means gluten. "Fish curry" names none.
 */
function namedByWhole(
  search: string,
  names: MenuPageWords['allergens'],
  ingredients: Ingredients,
  localWords: LocalWords,
): NamedAllergens | undefined {
  const local = findLocalWord(search, localWords);
  const all = singularWords(search);
  const words = (typeof local === 'string' ? singularWords(local) : all)
    .filter((word) => !WITHOUT.test(word) && !FORM.test(word))
    .map((word) => (COELIAC.test(word) ? 'gluten' : word));
  const isShort = local === undefined && words.some((word) => word.length < MIN_LETTERS);
  if (words.length === 0 || isShort) return undefined;
  const isNamed = (name: string) => {
    const parts = name.toLowerCase().split(' ');
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  };
  const [only = ''] = words.length === 1 ? words : [];
  const name = askedAllergens.find((allergen) => isNamed(names[allergen]));
  const [ofKind, kind] =
    askedAllergens
      .flatMap((allergen) => (allergenKinds[allergen] ?? []).map((each) => [allergen, each] as const))
      .find(([, each]) => isNamed(each)) ?? [];
  const single = name ?? ofKind;
  const other: readonly Allergen[] | undefined =
    local !== undefined && typeof local !== 'string' ? local : (groups.get(only) ?? (single ? [single] : undefined));
  const allergens = other ?? ingredientAllergens(words, ingredients);
  if (allergens.length === 0) return undefined;
  const isKindOf = (kinds: readonly string[] = []) =>
    single === name || !kind || kinds.length === 0 || kinds.includes(kind);
  return {
    allergens,
    kind: single === name ? undefined : kind,
    search: all.some((word) => WITHOUT.test(word) || COELIAC.test(word)) ? 'without' : other ? 'with' : 'ingredient',
    reasonFor: (dish) =>
      (['contains', 'mayContain'] as const)
        .flatMap((state) => allergens.map((allergen) => ({ state, allergen })))
        .find(({ state, allergen }) => dish[state][allergen] && isKindOf(dish.kinds[state][allergen])),
  };
}

/** The words of a text in lower case, without an s at the end. */
export const singularWords = (text: string): string[] => searchWords(text).map((word) => word.replace(/s$/, ''));

/** What the local word stands for that the whole search is, also with "no" before it. */
export function findLocalWord(search: string, localWords: LocalWords): LocalWords[string] | undefined {
  const key = searchWords(search)
    .filter((word) => !WITHOUT.test(word))
    .join(' ');
  return Object.hasOwn(localWords, key) ? localWords[key] : undefined;
}

/** What the ingredient of this name is, or else what all are whose names have the words: "semolina" finds "wheat semolina". */
function ingredientAllergens(words: readonly string[], ingredients: Ingredients): readonly Allergen[] {
  const fitting = Object.entries(ingredients)
    .map(([name, allergens]) => ({ parts: name.toLowerCase().split(' '), allergens }))
    .filter(({ parts }) => words.every((word) => parts.some((part) => part.startsWith(word))));
  const exact = fitting.find(({ parts }) => parts.length === words.length);
  const [first, ...others] = exact ? [exact] : fitting;
  return first?.allergens.filter((allergen) => others.every(({ allergens }) => allergens.includes(allergen))) ?? [];
}
