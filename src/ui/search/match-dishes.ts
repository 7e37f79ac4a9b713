import { exclusionsFor, type FilteredDish, type Needs, noNeeds } from '../../../model/decide-dish.ts';
import type { Dish } from '../../../model/types.ts';
import { createBeginningTest, createTextTest, createWordTest, searchableText, type TextTest } from './match-words.ts';
import type { Term } from './read-search.ts';

/** Its name and section, what its row shows, and all that a search finds of it (searchableText). */
export type DishTexts = Record<'name' | 'shown' | 'text', string>;

export function textsOfDish(dish: DishWithCategory): DishTexts {
  const { category, baseName, localName, description, diet } = dish;
  // Not what is said of a drink, whose taste is not what is in it.
  const said = category.isDrinks ? '' : (description ?? '');
  const name = searchableText([category.name, baseName, localName].join(' '));
  const shown = name + searchableText(said);
  // Prawns may touch fish, and are none.
  return { name, shown, text: shown + searchableText([diet === 'fish' ? '' : diet, ...partsOf(dish)].join(', ')) };
}

/** What is in a dish: its ingredients, and what brings its allergens: "sesame oil in the mango pickle". */
export const partsOf = ({ ingredients, allergens }: Pick<Dish, 'ingredients' | 'allergens'>): string[] => [
  ...ingredients,
  ...Object.values(allergens.contains).flat(),
];

interface DishWithCategory extends Pick<
  Dish,
  'allergens' | 'baseName' | 'localName' | 'description' | 'diet' | 'ingredients'
> {
  category: { name: string; isDrinks: boolean };
}

type SearchedDish = FilteredDish & Pick<DishTexts, 'name' | 'text'>;

export interface Matches<Searched> {
  /** Of what is to be left out alone, and of what cannot be answered, there is no list: no dish reads as fit for it. */
  isList: boolean;
  /** The needs that are counted: those to be left out, or else those to be found. */
  needs: readonly Term[];
  /** Those of the list. */
  dishes: readonly Searched[];
  /** Those of the menu. */
  all: readonly Searched[];
  /** The words that leave dishes out of the list, or would if it were one. */
  narrowing: readonly Term[];
  /** Beside needs, the dishes of a name and of a diet, if one of them has or may have any of the needs; all that are sought where needs are left out. */
  ofName: readonly Searched[];
  /** Words that no dish has, beside others: they leave nothing out. */
  ignored: readonly Term[];
  testOf: (term: Term) => TextTest;
}

const fits = (dish: FilteredDish, diet: Needs['diet'] = 'all'): boolean =>
  exclusionsFor(dish, [{ ...noNeeds, diet }]).length === 0;

/**
 * The dishes that a search is for (matchSought), without those of which a filter leaves out its needs, also as traces. There is no list
 * of them if a word of the search is not known: it may be of the needs.
 */
export function matchDishes<Searched extends SearchedDish>(
  terms: readonly Term[],
  all: readonly Searched[],
): Matches<Searched> {
  const [without = [], sought = []] = [true, false].map((is) =>
    terms.filter(({ asks }) => (asks === 'without') === is),
  );
  const matches = matchSought(sought, all, without.length === 0);
  if (without.length === 0) return matches;
  const isList = matches.isList && sought.length > 0 && matches.ignored.length === 0;
  const dishes = isList ? matches.dishes : [];
  const needs = { ...noNeeds, without: without.flatMap(({ named }) => named.map(({ allergen }) => allergen)) };
  const staying = dishes.filter((dish) => exclusionsFor(dish, [needs]).length === 0);
  return { ...matches, isList, needs: without, dishes: staying, ofName: dishes };
}

/**
 * The dishes that have the words and the diet of a search, and any of its needs: in their text, in them, or maybe in them. Beside a need or
 * a diet no word is guessed: "severe egg allergy" means no "Savoury". Beside a need words are those of names and sections, or leave nothing
 * out: in "chopped nuts" they say more of the need.
 */
function matchSought<Searched extends SearchedDish>(
  terms: readonly Term[],
  all: readonly Searched[],
  isWhole: boolean,
): Matches<Searched> {
  const texts = all.map(({ text }) => text);
  const of = (...asks: Term['asks'][]) => terms.filter((term) => asks.includes(term.asks));
  const words = of('words');
  const isOnlyWords = isWhole && words.length === terms.length;
  const createWordsTest = isOnlyWords ? createTextTest : createWordTest;
  const createTest = (text: string, { asks }: Term) =>
    asks === 'words' ? createWordsTest(text, texts) : createBeginningTest(text);
  const tests = new Map(
    terms.map((term) => {
      const some = [term.text, term.english ?? ''].filter(Boolean).map((text) => createTest(text, term));
      return [term, (text: string) => some.some((test) => test(text))];
    }),
  );
  const testOf = (term: Term): TextTest => tests.get(term) ?? (() => false);
  const withWords = (some: readonly Term[], place: 'name' | 'text' = 'text') =>
    all.filter((dish) => some.every((term) => testOf(term)(dish[place])));
  const ofNames = words.filter((term) => withWords([term], 'name').length > 0);
  const [wanted, diets] = [of('with'), of('diet')];
  const rest = { all, ofName: [], ignored: [], testOf };
  if (of('unanswered', 'mild').length > 0) return { ...rest, isList: false, needs: [], dishes: [], narrowing: ofNames };
  const known = words.filter((term) => isOnlyWords || withWords([term]).length > 0);
  const isOfDiet = (dish: Searched) => diets.every(({ diet }) => fits(dish, diet));
  const ignored = words.filter((term) => !known.includes(term));
  if (wanted.length === 0) {
    const narrowing = isOnlyWords || withWords(known).length > 0 ? known : [];
    return { ...rest, isList: true, needs: [], dishes: withWords(narrowing).filter(isOfDiet), narrowing, ignored };
  }
  const hasNeed = (dish: Searched) => wanted.some((term) => reasonFor(term, dish));
  // "Ghee" finds what has ghee, and not all that contains milk.
  const isWanted = (dish: Searched) =>
    wanted.some((term) => testOf(term)(dish.text) || (!term.isIngredient && reasonFor(term, dish)));
  // Also those that only have it in them: "sesame chicken" is any dish with chicken.
  const called = withWords(ofNames).filter(isOfDiet);
  const isNarrow = ofNames.length + diets.length > 0 && called.some((dish) => isWanted(dish) || hasNeed(dish));
  const among = isNarrow ? called : all.filter(isOfDiet);
  return {
    ...rest,
    isList: true,
    needs: wanted,
    // Of "cheese naan", where no naan has cheese, those with milk.
    dishes: among.filter(among.some(isWanted) ? isWanted : hasNeed),
    narrowing: isNarrow ? ofNames : [],
    ofName: isNarrow ? called : [],
    ignored,
  };
}

/** Why a dish contains or may contain what is named. Where it has no kind it may be any. */
export function reasonFor({ named }: Term, { allergens }: Pick<SearchedDish, 'allergens'>) {
  return (['contains', 'mayContain'] as const)
    .flatMap((state) => named.map(({ allergen, kind }) => ({ state, allergen, kind })))
    .find(({ state, allergen, kind }) => {
      const kinds = allergens.kinds[state][allergen] ?? [];
      return allergens[state][allergen] && (!kind || kinds.length === 0 || kinds.includes(kind));
    });
}

/** Whether a dish contains any of the needs of a search, or else may contain one. */
export function stateOf(needs: readonly Term[], dish: Pick<SearchedDish, 'allergens'>) {
  const states = new Set(needs.map((need) => reasonFor(need, dish)?.state));
  return (['contains', 'mayContain'] as const).find((state) => states.has(state));
}
