import type { BranchCategory, BranchDish } from '../../data/branch-data.ts';
import { exclusionReasons } from '../party/exclusion-reasons.ts';
import type { Refusal } from '../party/refusals.tsx';
import { createMatcher, type SearchedCategory } from './find-dishes.ts';
import type { Party } from '../../stores/party.ts';

export interface FoundForParty<Category = BranchCategory> {
  /** The categories with dishes to show, each with only those. */
  categories: Category[];
  /** Who cannot eat a shown dish; dishes that everyone can eat are not in it. */
  refusals: ReadonlyMap<BranchDish, readonly Refusal[]>;
  /** The number of dishes that everyone can eat, and of all dishes of the branch. */
  count: number;
  total: number;
  /** The number of dishes that match the search words but are not shown. */
  hidden: number;
  /** The number of dishes that each person can eat, in the order of the people. */
  counts: number[];
}

/**
 * Applies the choices of several people to all categories of a branch's menu. Shows the dishes that at least one of them can eat,
 * or those that everyone can; a dish that nobody can eat is never shown.
 */
export function findForParty<Category extends SearchedCategory>(
  categories: readonly Category[],
  { search, people, view }: Party,
): FoundForParty<Category> {
  const matches = createMatcher(search, categories);
  const refusals = new Map<BranchDish, readonly Refusal[]>();
  const counts = people.map(() => 0);
  let [count, total, hidden] = [0, 0, 0];
  const shown = categories.map((category) => ({
    ...category,
    items: category.items.filter((dish) => {
      total += 1;
      if (!matches(dish, category)) return false;
      const reasons = people.map((person) => exclusionReasons(dish, person));
      const canEat = reasons.map(({ length }) => length === 0);
      for (const [index, can] of canEat.entries()) if (can) counts[index] = (counts[index] ?? 0) + 1;
      const refused = people.flatMap((person, index) =>
        canEat[index] ? [] : { person, reasons: reasons[index] ?? [] },
      );
      if (refused.length === 0) count += 1;
      const isShown = refused.length === 0 || (view === 'someone' && refused.length < people.length);
      if (!isShown) hidden += 1;
      else if (refused.length > 0) refusals.set(dish, refused);
      return isShown;
    }),
  }));
  return { categories: shown.filter(({ items }) => items.length > 0), refusals, count, total, hidden, counts };
}
