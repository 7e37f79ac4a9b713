import type { AllergenCauses } from '../../../model/dish-allergens.ts';
import { type Allergen, type AllergenKinds, allergens } from '../../../model/schema/allergens.ts';
import type { MenuPageWords } from '../../../model/types.ts';

/** Allergens with what brings them in; those with the same causes together. */
export function groupByCauses(causes: AllergenCauses): { causes: string; allergens: Allergen[] }[] {
  const found = allergens.filter((allergen) => causes[allergen]);
  const groups = Map.groupBy(found, (allergen) => causes[allergen]?.join(', ') ?? '');
  return [...groups].map(([text, some]) => ({ causes: text, allergens: some }));
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
