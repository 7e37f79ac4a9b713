import { allergenState } from '../../../model/allergen-state.ts';
import type { Allergen } from '../../../model/schema/allergens.ts';
import type { BranchDish } from '../../data/branch-data.ts';
import type { FinderFilters, UncertainState } from '../../stores/filters.ts';

/** Why a dish is hidden. */
export type ExclusionReason =
  | { kind: 'vegetarian' | 'vegan' | 'dietUnknown' | 'heat' }
  | { kind: 'contains' | 'mayContain' | 'notChecked'; allergen: Allergen };

/** All reasons to hide a dish; empty if the dish is shown. */
export function exclusionReasons(
  dish: Pick<BranchDish, 'diet' | 'heat' | 'allergens'>,
  { diet, heat, without, allow }: Omit<FinderFilters, 'search'>,
): ExclusionReason[] {
  const isAllowed = (state: UncertainState) => allow.includes(state);
  const hasDiet = diet === 'all' || dish.diet === 'vegan' || dish.diet === diet;
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
