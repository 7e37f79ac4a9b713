import type { DishAllergens } from './types.ts';
import type { Allergen } from './schema/allergens.ts';

/** What is known about a dish and one allergen. "Not in the recipe" is no guarantee: the kitchens handle all fourteen. */
export type AllergenState = 'contains' | 'mayContain' | 'notInRecipe' | 'notChecked';

/** The state of one allergen in a dish. While the dish's list is incomplete, an allergen that is not listed is "not checked". */
export function allergenState({ contains, mayContain, complete }: DishAllergens, allergen: Allergen): AllergenState {
  if (contains[allergen] !== undefined) return 'contains';
  if (mayContain[allergen] !== undefined) return 'mayContain';
  return complete ? 'notInRecipe' : 'notChecked';
}
