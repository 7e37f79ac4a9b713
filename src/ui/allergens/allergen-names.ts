import type { AllergenCauses } from '../../../model/dish-allergens.ts';
import { type Allergen, type AllergenKinds, allergens } from '../../../model/schema/allergens.ts';
import type { MenuPageWords } from '../../../model/types.ts';

/** The causes of some allergens, each once, with all that it brings. */
export function groupByCause(causes: AllergenCauses): { cause: string; allergens: Allergen[] }[] {
  const pairs = allergens.flatMap((allergen) => (causes[allergen] ?? []).map((cause) => ({ cause, allergen })));
  return [...Map.groupBy(pairs, ({ cause }) => cause)].map(([cause, some]) => ({
    cause,
    allergens: some.map(({ allergen }) => allergen),
  }));
}

/** The names of some allergens inside a sentence, in the order of the law, each with its cereals or nuts: "gluten (wheat)". */
export const allergenNames = (
  found: AllergenCauses,
  kinds: AllergenKinds,
  names: MenuPageWords['allergens'],
): string[] => allergens.flatMap((allergen) => (found[allergen] ? allergenName(allergen, kinds, names) : []));

export function allergenName(allergen: Allergen, kinds: AllergenKinds, names: MenuPageWords['allergens']): string {
  const named = kinds[allergen] ? ` (${kinds[allergen].join(', ')})` : '';
  return `${names[allergen].toLowerCase()}${named}`;
}
