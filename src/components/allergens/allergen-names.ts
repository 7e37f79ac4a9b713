import { menuPage } from '#content';
import type { AllergenCauses } from '../../../model/allergen-state.ts';
import { allergens } from '../../../model/schema/allergens.ts';

/** The names of some allergens inside a sentence, in the order of the law: "gluten, tree nuts". */
export const allergenNames = (causes: AllergenCauses): string[] =>
  allergens.filter((allergen) => causes[allergen]).map((allergen) => menuPage.allergens[allergen].toLowerCase());
