import type { Allergen } from './schema/allergens.ts';

/** For each allergen in a recipe, what brings it in, the most certain cause first. */
export type AllergenCauses = { [Key in Allergen]?: readonly string[] | undefined };

/** The allergen data of a dish, derived from the kitchen book. model/allergen-state.ts gives the state of each allergen. */
export interface DishAllergens {
  contains: AllergenCauses;
  /** What may get in without being in the recipe, by what carries it: "shared fryer". */
  crossContact: readonly { at: string; allergens: readonly Allergen[] }[];
  /** Those of `crossContact` that may be in the recipe itself too, because a question about it is open. */
  inDoubt: readonly Allergen[];
  /** Allergens that the signed recipe does not have. All others that are in neither list are "not checked". */
  notInRecipe: readonly Allergen[];
  /** The ISO day on which the last part of the recipe was signed; false unless all of it is signed. */
  checked: string | false;
}

/** What is known about a dish and one allergen. "Not in the recipe" is no guarantee: the kitchens handle all fourteen. */
export type AllergenState = 'contains' | 'mayContain' | 'notInRecipe' | 'notChecked';

/** The state of one allergen in a dish. What no list names is "not checked". */
export function allergenState(
  { contains, crossContact, notInRecipe }: DishAllergens,
  allergen: Allergen,
): AllergenState {
  if (contains[allergen] !== undefined) return 'contains';
  if (crossContact.some((one) => one.allergens.includes(allergen))) return 'mayContain';
  return notInRecipe.includes(allergen) ? 'notInRecipe' : 'notChecked';
}
