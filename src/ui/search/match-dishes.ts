import { exclusionsFor, type FilteredDish, type Needs, noNeeds } from '../../../model/decide-dish.ts';
import type { Dish } from '../../../model/types.ts';
import { searchableText } from './match-words.ts';
import type { Search, Term } from './read-search.ts';

/** Its name and section, what its row shows, and all that a search finds of it (searchableText). */
export type DishTexts = Record<'name' | 'shown' | 'text', string>;

export function textsOfDish(dish: DishWithCategory): DishTexts {
  const { category, baseName, localName, description, diet } = dish;
  // Not what is said of a drink, whose taste is not what is in it.
  const said = category.isDrinks ? '' : (description ?? '');
  const name = searchableText([category.name, baseName, localName].join(' '));
  const shown = name + searchableText(said);
  const made = searchableText(partsOf(dish).join(', '));
  // Prawns may touch fish, and are none.
  return { name, shown, text: shown + made + searchableText(diet === 'fish' ? '' : diet) };
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

type SearchedDish = FilteredDish & Pick<DishTexts, 'text'>;

const fits = (dish: FilteredDish, needs: Partial<Needs>): boolean =>
  exclusionsFor(dish, [{ ...noNeeds, ...needs }]).length === 0;

/** Whether a dish has what a term of each kind asks. */
const tests: Readonly<Record<Term['kind'], (term: Term, dish: SearchedDish) => boolean>> = {
  words: ({ isIn }, { text }) => isIn(text),
  allergen: (term, dish) => term.isIn(dish.text) || (!term.isFood && reasonFor(term, dish) !== undefined),
  diet: ({ diet }, dish) => fits(dish, { ...(diet && { diet }) }),
  mild: (_term, dish) => fits(dish, { heat: 0 }),
  unanswered: () => false,
};

/**
 * The dishes that have all that a search asks, and any of its allergens: in their text, in them, or maybe in them. None for a need: no dish
 * of a search reads as fit for it.
 */
export function matchDishes<Searched extends SearchedDish>(
  { terms, isNeed }: Search,
  dishes: readonly Searched[],
): Searched[] {
  const [allergens = [], others = []] = [true, false].map((is) =>
    terms.filter(({ kind }) => (kind === 'allergen') === is),
  );
  const has = (dish: Searched) => (term: Term) => tests[term.kind](term, dish);
  const isFound = (dish: Searched) => others.every(has(dish)) && (allergens.length === 0 || allergens.some(has(dish)));
  return isNeed ? [] : dishes.filter(isFound);
}

/** Why a dish contains or may contain what is named. Where it has no kind it may be any. */
export function reasonFor({ named }: Pick<Term, 'named'>, { allergens }: Pick<SearchedDish, 'allergens'>) {
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
