import type { AllergenCauses } from '../../../model/allergen-state.ts';
import { type Allergen, allergens } from '../../../model/schema/allergens.ts';

/** The causes of some allergens, each once, with all that it brings. */
export function groupByCause(causes: AllergenCauses): { cause: string; allergens: Allergen[] }[] {
  const pairs = allergens.flatMap((allergen) => (causes[allergen] ?? []).map((cause) => ({ cause, allergen })));
  return [...Map.groupBy(pairs, ({ cause }) => cause)].map(([cause, some]) => ({
    cause,
    allergens: some.map(({ allergen }) => allergen),
  }));
}
