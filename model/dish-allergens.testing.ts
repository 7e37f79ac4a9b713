import type { DishAllergens } from './dish-allergens.ts';
import type { Allergen } from './schema/allergens.ts';

/** How an allergen stands in a dish. "Neither" is no guarantee: the kitchens handle all fourteen. */
export type AllergenState = 'contains' | 'mayContain' | 'neither';

/** The state of one allergen in a dish. */
export const allergenState = ({ contains, mayContain }: DishAllergens, allergen: Allergen): AllergenState =>
  contains[allergen] ? 'contains' : mayContain[allergen] ? 'mayContain' : 'neither';
