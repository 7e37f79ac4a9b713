import { expect, test } from 'vitest';
import { absentAllergens, type DishAllergens } from './dish-allergens.ts';
import { type Allergen, allergens } from './schema/allergens.ts';

const dish = (contains: readonly Allergen[], mayContain: readonly Allergen[]): { allergens: DishAllergens } => {
  const causes = (some: readonly Allergen[]) => Object.fromEntries(some.map((allergen) => [allergen, ['a cause']]));
  return {
    allergens: { contains: causes(contains), mayContain: causes(mayContain), kinds: { contains: {}, mayContain: {} } },
  };
};

test('an allergen is absent only if no dish contains it or may contain it', () => {
  const others = allergens.filter((allergen) => allergen !== 'lupin' && allergen !== 'fish');
  const dishes = [dish(others, []), dish([], ['fish'])];
  expect(absentAllergens(dishes)).toEqual(['lupin']);
  expect(absentAllergens([...dishes, dish(['lupin'], [])])).toEqual([]);
});
