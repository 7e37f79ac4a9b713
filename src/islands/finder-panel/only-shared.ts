import type { BranchDish } from '../../data/branch-data.ts';
import { exclusionReasons } from '../party/exclusion-reasons.ts';
import { createMatcher, type SearchedCategory } from './find-dishes.ts';
import type { Party } from '../../stores/party.ts';

/**
 * The dishes of a branch's menu that somebody cannot eat, but only because of equipment that they share with other dishes: no
 * recipe of them has what anybody leaves out, and nothing else speaks against them.
 */
export function findOnlyShared(categories: readonly SearchedCategory[], { search, people }: Party): BranchDish[] {
  const matches = createMatcher(search, categories);
  return categories.flatMap((category) =>
    category.items.filter((dish) => {
      const reasons = people.flatMap((person) => exclusionReasons(dish, person));
      return reasons.length > 0 && reasons.every(({ kind }) => kind === 'mayContain') && matches(dish, category);
    }),
  );
}
