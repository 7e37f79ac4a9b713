import type { Dish } from '../../../model/types.ts';
import { type Allergen, allergens } from '../../../model/schema/allergens.ts';

/**
 * What filters need of a dish, in 32 bits: 14 for what it contains, 14 for what it may contain, in the order of `allergens`; 2 for its
 * diet, an index of DIETS; 2 for its heat.
 */
const MAY_CONTAIN = 14;
const DIET = 28;
const HEAT = 30;

/** From what only some eat to what all eat. */
const DIETS = ['other', 'vegetarian', 'vegan'] as const;

export type FilteredDish = Pick<Dish, 'allergens' | 'diet' | 'heat'>;

export interface DishFacts {
  contains: ReadonlySet<Allergen>;
  mayContain: ReadonlySet<Allergen>;
  diet: (typeof DIETS)[number];
  heat: number;
}

/** Writes these facts in a few letters, for an attribute of its row. */
export function writeFacts({ allergens: dishAllergens, diet, heat }: FilteredDish): string {
  const bits = (causes: object) =>
    allergens.reduce((sum, allergen, index) => (allergen in causes ? sum | (1 << index) : sum), 0);
  const dietIndex = DIETS.findIndex((each) => each === diet);
  const number =
    bits(dishAllergens.contains) |
    (bits(dishAllergens.mayContain) << MAY_CONTAIN) |
    (Math.max(dietIndex, 0) << DIET) |
    (heat << HEAT);
  return (number >>> 0).toString(36);
}

/** The facts of a dish itself. */
export const factsOf = (dish: FilteredDish): DishFacts => readFacts(writeFacts(dish));

export function readFacts(text: string): DishFacts {
  const number = Number.parseInt(text, 36);
  const ofBits = (shift: number) => new Set(allergens.filter((_, index) => ((number >>> (shift + index)) & 1) === 1));
  return {
    contains: ofBits(0),
    mayContain: ofBits(MAY_CONTAIN),
    diet: DIETS[(number >>> DIET) & 3] ?? 'other',
    heat: (number >>> HEAT) & 3,
  };
}
