import type { MenuPageWords } from '../../../model/types.ts';
import { type FinderFilters, MAX_HEAT, noFilters } from './filters.ts';

/** Describes the filters that hide dishes: "Vegan; Hide dishes with Milk, Peanuts". Leaves out `allow`, which only shows more dishes. */
export function describeFilters(
  { search, diet, heat, without }: FinderFilters,
  { finder, allergens }: Pick<MenuPageWords, 'finder' | 'allergens'>,
): string {
  const parts = [
    search,
    diet === noFilters.diet ? '' : finder.diets[diet],
    heat === MAX_HEAT ? '' : `${finder.heat}: ${finder.heats[heat]}`,
    without.length === 0 ? '' : `${finder.without} ${without.map((each) => allergens[each]).join(', ')}`,
  ];
  return parts.filter((part) => part !== '').join('; ') || finder.diets.all;
}
