import type { MenuPageWords } from '../../../model/types.ts';
import { type Choices, MAX_HEAT, noChoices } from './choices.ts';

/** Describes the filters that hide dishes: "Vegan; Hide dishes with Milk, Peanuts". Leaves out `allow`, which only shows more dishes. */
export function describeChoices(
  { search, diet, heat, without }: Choices,
  { finder, allergens }: Pick<MenuPageWords, 'finder' | 'allergens'>,
): string {
  const parts = [
    search,
    diet === noChoices.diet ? '' : finder.diets[diet],
    heat === MAX_HEAT ? '' : `${finder.heat}: ${finder.heats[heat]}`,
    without.length === 0 ? '' : `${finder.without} ${without.map((each) => allergens[each]).join(', ')}`,
  ];
  return parts.filter((part) => part !== '').join('; ') || finder.diets.all;
}
