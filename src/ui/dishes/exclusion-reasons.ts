import type { Allergen } from '../../../model/schema/allergens.ts';
import type { DishFacts } from './dish-facts.ts';

/** What a guest can and wants to eat. */
export interface Needs {
  diet: 'all' | 'vegetarian' | 'vegan';
  /** The hottest level, 0 to 3. */
  heat: number;
  without: readonly Allergen[];
  /** Whether dishes that may contain these are accepted. */
  traces: boolean;
}

export type ExclusionReason =
  | { kind: 'vegetarian' | 'vegan' | 'heat' }
  | { kind: 'contains' | 'mayContain'; allergen: Allergen };

/** All reasons to leave a dish out; empty if the guest can have it. */
export function exclusionReasons(facts: DishFacts, { diet, heat, without, traces }: Needs): ExclusionReason[] {
  const hasDiet = diet === 'all' || facts.diet === 'vegan' || facts.diet === diet;
  return [
    ...(hasDiet ? [] : [{ kind: diet }]),
    ...(facts.heat > heat ? [{ kind: 'heat' as const }] : []),
    ...without.flatMap((allergen): ExclusionReason[] =>
      facts.contains.has(allergen)
        ? [{ kind: 'contains', allergen }]
        : facts.mayContain.has(allergen) && !traces
          ? [{ kind: 'mayContain', allergen }]
          : [],
    ),
  ];
}
