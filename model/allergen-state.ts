import type { Allergen } from './schema/allergens.ts';

/** For some allergens, what brings each in. */
export type AllergenCauses = { readonly [Key in Allergen]?: readonly string[] };

/** The allergens of a dish, derived from its recipe. What is in neither list is in the third state: neither. */
export interface DishAllergens {
  /** What is in the recipe, with its way: "wheat flour in the parotta". */
  contains: AllergenCauses;
  /** What may get in without being in the recipe, with what carries it: "same fryer". */
  mayContain: AllergenCauses;
}

/** How an allergen stands in a dish. "Neither" is no guarantee: the kitchens handle all fourteen. */
export type AllergenState = 'contains' | 'mayContain' | 'neither';

/** The state of one allergen in a dish. */
export const allergenState = ({ contains, mayContain }: DishAllergens, allergen: Allergen): AllergenState =>
  contains[allergen] ? 'contains' : mayContain[allergen] ? 'mayContain' : 'neither';
