/** Which dishes of a page stay for the party. The chips, the panel, the rows and what is printed meet here. */
import { atom, computed } from 'nanostores';
import { type Exclusion, exclusionsFor, type FilteredDish, type MenuCounts } from '../../model/decide-dish.ts';
import { $dishes } from './menu.ts';
import { $filters } from './stored-filters.ts';

/** The dishes of the page by id: what their rows say of them, until the menu is fetched. */
export const $rows = atom<ReadonlyMap<string, FilteredDish & { isDrink: boolean }>>(new Map());

export interface FoundDish {
  /** Why it is found, if its row does not show it. */
  line?: string | undefined;
  /** "May contain fish", of one that is found for nothing else. */
  heading?: string | undefined;
}

/** The dishes that the words of the party find, by id; null without words, or until they are compared. */
export const $found = atom<ReadonlyMap<string, FoundDish> | null>(null);

/** Whether the page answers what the words ask, beside the dishes that they find: their allergens are counted, or the FAQ has it. */
export const $answered = atom(false);

export interface DishDecision {
  stays: boolean;
  exclusions: readonly Exclusion[];
  isFound: boolean;
}

/** What becomes of each dish of the page. One that the words do not find does not stay. */
export const $decisions = computed(
  [$rows, $dishes, $filters, $found],
  (rows, menu, { people }, found): ReadonlyMap<string, DishDecision> =>
    new Map(
      Array.from(rows, ([id, facts]) => {
        const exclusions = exclusionsFor(menu.get(id) ?? facts, people);
        const isFound = found?.has(id) ?? true;
        return [id, { stays: exclusions.length === 0 && isFound, exclusions, isFound }];
      }),
    ),
);

/** How many dishes stay, of how many. */
export const $count = computed([$rows, $decisions], (rows, decisions): MenuCounts => {
  const countOf = (isDrink: boolean) => {
    const all = [...decisions].filter(([id]) => rows.get(id)?.isDrink === isDrink);
    const numberOf = (is: 'stays' | 'isFound') => all.filter(([, decision]) => decision[is]).length;
    return { n: numberOf('stays'), found: numberOf('isFound'), total: all.length };
  };
  return { dishes: countOf(false), drinks: countOf(true) };
});
