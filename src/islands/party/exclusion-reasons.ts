import { allergenState } from '../../../model/allergen-state.ts';
import type { Allergen } from '../../../model/schema/allergens.ts';
import type { BranchDish } from '../../data/branch-data.ts';
import type { FinderFilters } from '../../stores/filters.ts';

/** Why a dish is hidden. */
export type ExclusionReason =
  | { kind: 'vegetarian' | 'vegan' | 'heat' }
  | { kind: 'contains' | 'mayContain'; allergen: Allergen };

/** All reasons to hide a dish; empty if the dish is shown. Without recipes only heat is one, because the finder asks for nothing else. */
export function exclusionReasons(
  { diet: ofDish, heat: heatOfDish, allergens: known }: Pick<BranchDish, 'diet' | 'heat' | 'allergens'>,
  { diet, heat, without, traces }: Omit<FinderFilters, 'search'>,
): ExclusionReason[] {
  const hasDiet = diet === 'all' || ofDish === undefined || ofDish === 'vegan' || ofDish === diet;
  return [
    ...(hasDiet ? [] : [{ kind: diet }]),
    ...(heatOfDish > heat ? [{ kind: 'heat' as const }] : []),
    ...without.flatMap((allergen) => {
      const kind = known ? allergenState(known, allergen) : 'neither';
      return kind === 'neither' || (kind === 'mayContain' && traces) ? [] : [{ kind, allergen }];
    }),
  ];
}
