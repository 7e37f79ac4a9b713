import { exclusionsFor, type FilteredDish, MAX_HEAT, type Needs } from '../../../model/decide-dish.ts';
import type { Dish } from '../../../model/types.ts';
import { createBeginningTest, createTextTest, createWordTest, searchableText, type TextTest } from './match-words.ts';
import { isCustom, type Term } from './read-search.ts';

/** What the row of a dish shows, and all that a search finds of it (searchableText). */
export type DishTexts = Record<'shown' | 'text', string>;

export function textsOfDish({ category, baseName, localName, description, diet, ingredients }: MenuDish): DishTexts {
  // Not what is said of a drink, whose taste is not what is in it.
  const said = category.isDrinks ? '' : description;
  const shown = searchableText([category.name, baseName, localName, said].join(' '));
  // Prawns may touch fish, and are none.
  return { shown, text: shown + searchableText([diet === 'fish' ? '' : diet, ...ingredients].join(', ')) };
}

interface MenuDish extends Pick<Dish, 'baseName' | 'localName' | 'description' | 'diet' | 'ingredients'> {
  category: { name: string; isDrinks: boolean };
}

type SearchedDish = FilteredDish & Pick<DishTexts, 'text'>;

export interface Matches<Searched> {
  /** Of what is to be left out, and of what cannot be answered, there is no list: no dish reads as fit for it. */
  isList: boolean;
  /** The needs that are counted: those to be left out, or else those to be found. */
  needs: readonly Term[];
  /** Those of the list, or all that are counted. */
  dishes: readonly Searched[];
  /** Words that no dish has, beside others: they leave nothing out. */
  ignored: readonly Term[];
  /** Words of dishes of which none has or may have a need: all others that do are found. */
  lacking: readonly Term[];
  testOf: (term: Term) => TextTest;
  /** Whether what cannot be answered is meat or fish, which no vegetarian dish has, or a custom. */
  isNotVegetarian: boolean;
}

const fits = (dish: FilteredDish, diet: Needs['diet'] = 'all'): boolean =>
  exclusionsFor(dish, [{ diet, heat: MAX_HEAT, without: [], traces: false }]).length === 0;

/**
 * The dishes that have the words and the diet of a search, and any of its needs: in their text, in them, or maybe in them. Beside a need or
 * a diet no word is guessed: "severe egg allergy" means no "Savoury". What is to be left out is counted in all dishes, whatever stands beside it.
 */
export function matchDishes<Searched extends SearchedDish>(
  terms: readonly Term[],
  all: readonly Searched[],
): Matches<Searched> {
  const texts = all.map(({ text }) => text);
  const of = (...asks: Term['asks'][]) => terms.filter((term) => asks.includes(term.asks));
  const words = of('words');
  const isOnlyWords = words.length === terms.length;
  const createTest = (text: string, { asks }: Term) =>
    isOnlyWords ? createTextTest(text, texts) : asks === 'words' ? createWordTest(text) : createBeginningTest(text);
  const tests = new Map(
    terms.map((term) => {
      const some = [term.text, term.english ?? ''].filter(Boolean).map((text) => createTest(text, term));
      return [term, (text: string) => some.some((test) => test(text))];
    }),
  );
  const testOf = (term: Term): TextTest => tests.get(term) ?? (() => false);
  const unanswered = of('unanswered');
  const having = all.filter(({ text }) => unanswered.some((term) => testOf(term)(text)));
  const isNotVegetarian =
    unanswered.some(({ text }) => isCustom(text)) ||
    (having.length > 0 && !having.some((dish) => fits(dish, 'vegetarian')));
  const without = of('without');
  if (without.length + unanswered.length + of('mild').length > 0)
    return { isList: false, needs: without, dishes: all, ignored: [], lacking: [], testOf, isNotVegetarian };
  const withWords = (some: readonly Term[]) => all.filter(({ text }) => some.every((term) => testOf(term)(text)));
  const known = words.filter((term) => isOnlyWords || withWords([term]).length > 0);
  const narrowing = isOnlyWords || withWords(known).length > 0 ? known : [];
  const wanted = of('with');
  const isWanted = (dish: Searched) =>
    of('diet').every(({ diet }) => fits(dish, diet)) &&
    (wanted.length === 0 || wanted.some((term) => testOf(term)(dish.text) || reasonToFind(term, dish)));
  const narrowed = withWords(narrowing).filter(isWanted);
  const isLacking = narrowed.length === 0 && wanted.length > 0;
  return {
    isList: true,
    needs: wanted,
    dishes: isLacking ? all.filter(isWanted) : narrowed,
    ignored: words.filter((term) => !narrowing.includes(term)),
    lacking: isLacking ? narrowing : [],
    testOf,
    isNotVegetarian,
  };
}

/** Why a dish contains or may contain what is named. Where it has no kind it may be any. */
export function reasonFor(needs: readonly Term[], { allergens }: Pick<SearchedDish, 'allergens'>) {
  const named = needs.flatMap((need) => need.named);
  return (['contains', 'mayContain'] as const)
    .flatMap((state) => named.map(({ allergen, kind }) => ({ state, allergen, kind })))
    .find(({ state, allergen, kind }) => {
      const kinds = allergens.kinds[state][allergen] ?? [];
      return allergens[state][allergen] && (!kind || kinds.length === 0 || kinds.includes(kind));
    });
}

/** The same of a dish whose text does not name it: what contains milk has not all butter. */
export function reasonToFind(need: Term, dish: Pick<SearchedDish, 'allergens'>) {
  const reason = reasonFor([need], dish);
  return need.isIngredient && reason?.state === 'contains' ? undefined : reason;
}
