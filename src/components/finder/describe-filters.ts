import { menuPage as words } from '#content';
import type { MenuPageWords } from '../../../model/types.ts';
import { type FinderFilters, MAX_HEAT, noFilters } from './filters.ts';
import type { Party } from './party.ts';
import { displayName } from './person-name.ts';

/** Describes the filters that hide dishes: "Vegan; Hide dishes listed with Milk, Peanuts". Leaves out `allow`, which only shows more dishes. */
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

/** Describes the choices of all people of a party: "Amma: Vegan. Ravi: Hide dishes listed with Milk". */
export function describeParty({ search, people }: Party): string {
  return people
    .map((person, index) => {
      const choices = describeFilters({ search: index === 0 ? search : '', ...person }, words);
      return people.length === 1 ? choices : `${displayName(people, index)}: ${choices}`;
    })
    .join('. ');
}
