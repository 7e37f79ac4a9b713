import type { BranchCategory, BranchDish } from '../../data/branch-data.ts';
import { dishTexts } from '../../../model/dish-texts.ts';
import { createTextMatcher } from '../../ui/search/match-words.ts';
import type { FinderFilters } from '../../stores/filters.ts';
import { type ExclusionReason, exclusionReasons } from '../party/exclusion-reasons.ts';

/** The fields of a category that the finder searches. */
export type SearchedCategory = Pick<BranchCategory, 'name' | 'items'>;

export interface FoundDishes<Category = BranchCategory> {
  /** The categories with matching dishes, each with only those dishes. */
  categories: Category[];
  /** The number of matching dishes, and of all dishes of the branch. */
  count: number;
  total: number;
  /** The number of dishes that match the search words but are excluded by the other filters. */
  hidden: number;
  /** The number of dishes for each reason, largest first. One dish can have several reasons. */
  reasons: { reason: ExclusionReason; dishes: number }[];
}

/** Applies a guest's filters to all categories of a branch's menu. */
export function findDishes<Category extends SearchedCategory>(
  categories: readonly Category[],
  filters: FinderFilters,
): FoundDishes<Category> {
  const matches = createMatcher(filters.search, categories);
  const counts = new Map<string, { reason: ExclusionReason; dishes: number }>();
  let [count, total, hidden] = [0, 0, 0];
  const filtered = categories.map((category) => ({
    ...category,
    items: category.items.filter((dish) => {
      total += 1;
      if (!matches(dish, category)) return false;
      const reasons = exclusionReasons(dish, filters);
      for (const reason of reasons) {
        const key = 'allergen' in reason ? `${reason.kind} ${reason.allergen}` : reason.kind;
        counts.set(key, { reason, dishes: (counts.get(key)?.dishes ?? 0) + 1 });
      }
      if (reasons.length > 0) hidden += 1;
      else count += 1;
      return reasons.length === 0;
    }),
  }));
  return {
    categories: filtered.filter(({ items }) => items.length > 0),
    count,
    total,
    hidden,
    reasons: [...counts.values()].toSorted((one, other) => other.dishes - one.dishes),
  };
}

/**
 * Returns a function that reports whether a dish of a menu matches every word of a search. It looks in the names, the texts,
 * the category and the causes of the allergens, and ignores case, accents and usual differences of spelling.
 */
export function createMatcher(
  search: string,
  categories: readonly SearchedCategory[],
): (dish: BranchDish, category: Pick<SearchedCategory, 'name'>) => boolean {
  if (search.trim() === '') return () => true;
  const texts = categories.flatMap((category) => category.items.map((dish) => textOf(dish, category)));
  const matches = createTextMatcher(search, texts);
  return (dish, category) => matches(textOf(dish, category));
}

function textOf(dish: BranchDish, category: Pick<SearchedCategory, 'name'>): string {
  const { baseName, localName, allergens } = dish;
  const causes = allergens && [...Object.values(allergens.contains), ...Object.values(allergens.mayContain)].flat();
  return [baseName, localName, ...dishTexts.map((name) => dish[name]), category.name, ...new Set(causes)].join(' ');
}
