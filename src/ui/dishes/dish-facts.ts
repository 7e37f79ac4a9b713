import { bitsOf, ofBits } from '../../../model/bits.ts';
import type { FilteredDish } from '../../../model/decide-dish.ts';
import { keysOf } from '../../../model/pick.ts';
import { allergens, type TextsByAllergen } from '../../../model/schema/allergens.ts';

/**
 * What filters need of a dish, in 32 bits: 14 for what it contains, 14 for what it may contain, in the order of `allergens`; 2 for its
 * diet, an index of DIETS; 2 for its heat.
 */
const MAY_CONTAIN = 14;
const DIET = 28;
const HEAT = 30;

/** From what only some eat to what all eat. */
const DIETS = ['other', 'vegetarian', 'vegan'] as const;

/** Writes in a few letters what the first filter needs of a dish, before the branch's data is fetched. */
export function writeFacts({ allergens: { contains, mayContain }, diet, heat }: FilteredDish): string {
  const bits = (causes: TextsByAllergen) => bitsOf(allergens, keysOf(causes));
  const dietIndex = DIETS.findIndex((each) => each === diet);
  const number = bits(contains) | (bits(mayContain) << MAY_CONTAIN) | (Math.max(dietIndex, 0) << DIET) | (heat << HEAT);
  return (number >>> 0).toString(36);
}

/** The dish of these letters; its causes and kinds are empty. */
export function readFacts(text: string): FilteredDish {
  const number = Number.parseInt(text, 36);
  const causes = (shift: number): TextsByAllergen =>
    Object.fromEntries(ofBits(allergens, number >>> shift).map((allergen) => [allergen, []]));
  return {
    allergens: { contains: causes(0), mayContain: causes(MAY_CONTAIN), kinds: { contains: {}, mayContain: {} } },
    diet: DIETS[(number >>> DIET) & 3] ?? 'other',
    heat: (number >>> HEAT) & 3,
  };
}
