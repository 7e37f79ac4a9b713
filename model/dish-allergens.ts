import { type Allergen, type TextsByAllergen, allergens } from './schema/allergens.ts';

/**
 * The allergens of a dish, derived from its recipe. An allergen in neither list is not in the recipe, and no shared equipment is known. In
 * both are only cereals and nuts, if it may contain others than it contains: walnut beside almond.
 */
export interface DishAllergens {
  /** In the recipe, each with the ingredients that bring it: "wheat flour in the parotta". */
  contains: TextsByAllergen;
  /** Possible by cross-contact, each with its causes: "shared fryer". */
  mayContain: TextsByAllergen;
  /** The cereals and nuts of each list: { contains: { gluten: ['wheat'] }, mayContain: { nuts: ['cashew'] } }. */
  kinds: Readonly<Record<'contains' | 'mayContain', TextsByAllergen>>;
}

/** The allergens that no dish contains or may contain. */
export const absentAllergens = (dishes: readonly { allergens: DishAllergens }[]): Allergen[] =>
  allergens.filter(
    (allergen) => !dishes.some(({ allergens: known }) => known.contains[allergen] ?? known.mayContain[allergen]),
  );
