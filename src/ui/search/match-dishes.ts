import { exclusionsFor, type FilteredDish, type Needs, noNeeds } from '../../../model/decide-dish.ts';
import type { Dish } from '../../../model/types.ts';
import { createBeginningTest, createTextTest, createWordTest, searchableText, type TextTest } from './match-words.ts';
import type { Term } from './read-search.ts';

/** Its name and section, that with what is in it, what its row shows, and all that a search finds of it (searchableText). */
export type DishTexts = Record<'name' | 'made' | 'shown' | 'text', string>;

export function textsOfDish(dish: DishWithCategory): DishTexts {
  const { category, baseName, localName, description, diet } = dish;
  // Not what is said of a drink, whose taste is not what is in it.
  const said = category.isDrinks ? '' : (description ?? '');
  const name = searchableText([category.name, baseName, localName].join(' '));
  const shown = name + searchableText(said);
  const made = name + searchableText(partsOf(dish).join(', '));
  // Prawns may touch fish, and are none.
  return { name, made, shown, text: shown + made + searchableText(diet === 'fish' ? '' : diet) };
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

type SearchedDish = FilteredDish & Pick<DishTexts, 'name' | 'made' | 'text'>;

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
  /** The dishes in which the needs are counted beside the whole menu: those of the other words and of a diet, before any is left out. */
  counted: readonly Searched[];
  /** Words that no dish has, beside others: they leave nothing out. */
  ignored: readonly Term[];
  testOf: (term: Term) => TextTest;
}

const fits = (dish: FilteredDish, needs: Partial<Needs>): boolean =>
  exclusionsFor(dish, [{ ...noNeeds, ...needs }]).length === 0;

const ofAllKinds = (term: Term): Term => ({ ...term, named: term.named.map(({ allergen }) => ({ allergen })) });

/**
 * The dishes that a search is for (matchSought), without those of which a filter leaves out its needs, also as traces. There is no list
 * of them if a word of the search is in no dish: it may be of the needs. A filter leaves out all nuts, so all are counted.
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
  const isKnown = (term: Term) => term.asks !== 'with' || all.some(({ text }) => matches.testOf(term)(text));
  const isList = matches.isList && sought.length > 0 && matches.ignored.length === 0 && sought.every(isKnown);
  const dishes = isList ? matches.dishes : [];
  const needs = without.map(ofAllKinds);
  const allergens = needs.flatMap(({ named }) => named.map(({ allergen }) => allergen));
  const staying = dishes.filter((dish) => fits(dish, { without: allergens }));
  return { ...matches, isList, needs, dishes: staying, counted: dishes };
}

/**
 * The dishes that have the words and the diet of a search, and any of its needs: in their text, in them, or maybe in them. Beside a need or
 * a diet no word is guessed: "severe egg allergy" means no "Savoury". Beside a need words are those of names and sections, or leave nothing
 * out: in "chopped nuts" they say more of the need. They are then sought in names and in what is in a dish: "sesame chicken" is any dish
 * with chicken, and none that goes with it. A word that none is made of, as "pudding", is sought in descriptions too.
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
  const withWords = (some: readonly Term[], place: 'name' | 'made' | 'text') =>
    all.filter((dish) => some.every((term) => testOf(term)(dish[place])));
  const ofNames = words.filter((term) => withWords([term], 'name').length > 0);
  const [wanted, diets] = [of('with'), of('diet')];
  const rest = { all, counted: [], ignored: [], testOf };
  if (of('unanswered').length > 0) return { ...rest, isList: false, needs: [], dishes: [], narrowing: ofNames };
  const isMade = words.every((term) => withWords([term], 'made').length > 0);
  const place = isWhole || !isMade ? 'text' : 'made';
  const known = words.filter((term) => isOnlyWords || withWords([term], place).length > 0);
  const needs = [...of('mild').map(() => ({ heat: 0 })), ...diets.map(({ diet = 'all' as const }) => ({ diet }))];
  const isOfDiet = (dish: Searched) => needs.every((need) => fits(dish, need));
  const ignored = words.filter((term) => !known.includes(term));
  if (wanted.length === 0) {
    const narrowing = isOnlyWords || withWords(known, place).length > 0 ? known : [];
    return {
      ...rest,
      isList: true,
      needs: [],
      dishes: withWords(narrowing, place).filter(isOfDiet),
      narrowing,
      ignored,
    };
  }
  const hasNeed = (dish: Searched) => wanted.some((term) => reasonFor(term, dish));
  // "Ghee" finds what has ghee, and not all that contains milk.
  const isWanted = (dish: Searched) =>
    wanted.some((term) => testOf(term)(dish.text) || (!term.isIngredient && reasonFor(term, dish)));
  const called = withWords(ofNames, 'made').filter(isOfDiet);
  const isNarrow = ofNames.length + diets.length > 0 && called.some((dish) => isWanted(dish) || hasNeed(dish));
  const among = isNarrow ? called : all.filter(isOfDiet);
  return {
    ...rest,
    isList: true,
    needs: wanted,
    // Of "cheese naan", where no naan has cheese, those with milk.
    dishes: among.filter(among.some(isWanted) ? isWanted : hasNeed),
    narrowing: isNarrow ? ofNames : [],
    counted: isNarrow ? called : [],
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
