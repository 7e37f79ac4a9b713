import { allergenState } from '../../../model/allergen-state.ts';
import type { Dish, MenuCategory } from '../../../model/types.ts';
import type { Allergen } from '../../../model/schema/allergens.ts';
import { createTextMatcher } from '../search/match-words.ts';
import type { FinderFilters, UncertainState } from './filters.ts';

/** Why a dish is hidden. */
export type ExclusionReason =
  | { kind: 'vegetarian' | 'vegan' | 'dietUnknown' | 'heat' }
  | { kind: 'contains' | 'mayContain' | 'notChecked'; allergen: Allergen };

export interface FoundDishes {
  /** The categories with matching dishes, each with only those dishes. */
  categories: MenuCategory[];
  /** The number of matching dishes, and of all dishes of the branch. */
  count: number;
  total: number;
  /** The number of dishes that match the search words but are excluded by the other filters. */
  hidden: number;
  /** The number of dishes for each reason, largest first. One dish can have several reasons. */
  reasons: { reason: ExclusionReason; dishes: number }[];
}

/** Applies a guest's filters to all categories of a branch's menu. */
export function findDishes(categories: readonly MenuCategory[], filters: FinderFilters): FoundDishes {
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

/** All reasons to hide a dish; empty if the dish is shown. */
export function exclusionReasons(
  dish: Dish,
  { diet, heat, without, allow }: Omit<FinderFilters, 'search'>,
): ExclusionReason[] {
  const isAllowed = (state: UncertainState) => allow.includes(state);
  const hasDiet = diet === 'all' || (diet === 'vegan' ? dish.diet === 'vegan' : dish.isVeg);
  return [
    ...(hasDiet ? [] : [{ kind: dish.diet === 'unknown' ? ('dietUnknown' as const) : diet }]),
    ...(dish.heat > heat ? [{ kind: 'heat' as const }] : []),
    ...without.flatMap((allergen) => {
      const state = allergenState(dish.allergens, allergen);
      const states = dish.allergens.inDoubt.includes(allergen) ? [state, 'notChecked' as const] : [state];
      return states.flatMap((kind) =>
        kind === 'notInRecipe' || (kind !== 'contains' && isAllowed(kind)) ? [] : [{ kind, allergen }],
      );
    }),
  ];
}

/**
 * Returns a function that reports whether a dish of a menu matches every word of a search. It looks in the names, the description,
 * the category and the causes of the allergens, and ignores case, accents and usual differences of spelling.
 */
export function createMatcher(
  search: string,
  categories: readonly MenuCategory[],
): (dish: Dish, category: MenuCategory) => boolean {
  if (search.trim() === '') return () => true;
  const texts = categories.flatMap((category) => category.items.map((dish) => textOf(dish, category)));
  const matches = createTextMatcher(search, texts);
  return (dish, category) => matches(textOf(dish, category));
}

function textOf({ baseName, native, description, allergens }: Dish, category: MenuCategory): string {
  const causes = [...Object.values(allergens.contains).flat(), ...allergens.crossContact.map(({ at }) => at)];
  return [baseName, native, description, category.name, ...causes].join(' ');
}
