import type { DishAllergens } from './types.ts';
import type { Allergen } from './schema/allergens.ts';

/** What is known of a dish and one allergen. "Not in the recipe" is no promise: kitchens handle all fourteen. */
export type AllergenState = 'contains' | 'mayContain' | 'notInRecipe' | 'notChecked';

/** The state of one allergen in a dish. Nothing is ever taken as free from what its list leaves out while the list is incomplete. */
export function allergenState({ contains, mayContain, complete }: DishAllergens, allergen: Allergen): AllergenState {
  if (contains[allergen] !== undefined) return 'contains';
  if (mayContain[allergen] !== undefined) return 'mayContain';
  return complete ? 'notInRecipe' : 'notChecked';
}
