import type { Allergen } from './schema/allergens.ts';

export type AllergenCauses = { readonly [Key in Allergen]?: readonly string[] };

/** The allergens of a dish, derived from its recipe. What is in neither list is in the third state: neither. */
export interface DishAllergens {
  /** What is in the recipe, with its way: "wheat flour in the parotta". */
  contains: AllergenCauses;
  /** What may get in without being in the recipe, with what carries it: "same fryer". */
  mayContain: AllergenCauses;
}
