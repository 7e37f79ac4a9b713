import { type FinderFilters, MAX_HEAT, noFilters } from '../../stores/filters.ts';
import type { Party } from '../../stores/party.ts';
import { displayName, type NameWords } from '../party/person-name.ts';
import type { FinderWords } from './finder-words.ts';

/** Describes the filters that hide dishes: "Vegan; Hide dishes listed with Milk, Peanuts". Leaves out `traces`, which only shows more dishes. */
export function describeFilters(
  { search, diet, heat, without }: FinderFilters,
  { finder, dishes: { allergens } }: DescribingWords,
): string {
  const parts = [
    search,
    diet === noFilters.diet ? '' : finder.diets[diet],
    heat === MAX_HEAT ? '' : `${finder.heat}: ${finder.heats[heat]}`,
    without.length === 0 ? '' : `${finder.without} ${without.map((each) => allergens[each]).join(', ')}`,
  ];
  return parts.filter((part) => part !== '').join('; ') || finder.diets.all;
}

interface DescribingWords {
  finder: Pick<FinderWords['finder'], 'diets' | 'heat' | 'heats' | 'without'> & NameWords;
  dishes: Pick<FinderWords['dishes'], 'allergens'>;
}

/** Describes the choices of all people of a party: "Amma: Vegan. Ravi: Hide dishes listed with Milk". */
export function describeParty({ search, people }: Party, words: DescribingWords): string {
  return people
    .map((person, index) => {
      const choices = describeFilters({ search: index === 0 ? search : '', ...person }, words);
      return people.length === 1 ? choices : `${displayName(people, index, words.finder)}: ${choices}`;
    })
    .join('. ');
}
