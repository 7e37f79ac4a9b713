import type { AllergenCauses, DishAllergens } from '../../../model/allergen-state.ts';
import { type Allergen, allergens } from '../../../model/schema/allergens.ts';

/** The causes of some allergens, each once, with all that it brings. */
export function groupByCause(causes: AllergenCauses): { cause: string; allergens: Allergen[] }[] {
  const pairs = allergens.flatMap((allergen) => (causes[allergen] ?? []).map((cause) => ({ cause, allergen })));
  return [...Map.groupBy(pairs, ({ cause }) => cause)].map(([cause, some]) => ({
    cause,
    allergens: some.map(({ allergen }) => allergen),
  }));
}

/** The allergens that all dishes of a list share, with every cause; null if they differ, or if there are fewer than two. */
export function sharedAllergens(dishes: readonly { allergens?: DishAllergens }[]): DishAllergens | null {
  const [first, ...others] = dishes.map((dish) => dish.allergens);
  const key = ({ contains, mayContain }: DishAllergens) =>
    JSON.stringify(allergens.map((allergen) => [contains[allergen], mayContain[allergen]]));
  return first && others.length > 0 && others.every((other) => other && key(other) === key(first)) ? first : null;
}
