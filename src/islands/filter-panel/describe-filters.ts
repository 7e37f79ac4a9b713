import { type FinderFilters, MAX_HEAT, noFilters, type Party } from '../../stores/people.ts';
import { displayName, type NameWords } from '../../stores/person-name.ts';
import type { FilterWords } from '../../scripts/left-out.ts';

/** Describes the filters that hide dishes: "Vegan; Hide dishes listed with Milk, Peanuts". Leaves out `traces`, which only shows more dishes. */
export function describeFilters(
  { search, diet, heat, without }: FinderFilters,
  { finder, allergens }: DescribingWords,
): string {
  const parts = [
    search,
    diet === noFilters.diet ? '' : finder.diets[diet],
    heat === MAX_HEAT ? '' : `${finder.heat}: ${finder.heats[heat]}`,
    without.length === 0 ? '' : `${finder.without} ${without.map((each) => allergens[each]).join(', ')}`,
  ];
  return parts.filter((part) => part !== '').join('; ') || finder.diets.all;
}

interface DescribingWords extends Pick<FilterWords, 'allergens'> {
  finder: Pick<FilterWords['finder'], 'diets' | 'heat' | 'heats' | 'without'> & NameWords;
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
