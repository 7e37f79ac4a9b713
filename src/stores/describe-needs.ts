import { fill } from '../../model/fill.ts';
import type { Content, MenuPageWords } from '../../model/types.ts';
import { MAX_HEAT, noFilters, type Party, type Person } from './people.ts';
import { displayName } from './person-name.ts';

/** The words in which needs are told, and those of people. */
export interface NeedsWords {
  needs: Content['ourTable']['needs'];
  party: Pick<MenuPageWords, 'allergens'> & Pick<MenuPageWords['finder'], 'party' | 'diets' | 'heats'>;
}

/** What a person does not eat, in a few words: "Vegetarian, no tree nuts (not even traces)". '' if they eat everything. */
export function describeNeeds(
  { diet, heat, without, traces }: Omit<Person, 'name'>,
  { needs, party }: NeedsWords,
): string {
  const list = without.map((allergen) => party.allergens[allergen].toLowerCase()).join(', ');
  const strictness = traces ? needs.traces : needs.noTraces;
  const parts = [
    diet === noFilters.diet ? '' : party.diets[diet],
    list && `${fill(needs.without, { list })} (${strictness})`,
    heat === MAX_HEAT ? '' : fill(needs.heat, { heat: party.heats[heat]?.toLowerCase() ?? '' }),
  ];
  const text = parts.filter((part) => part !== '').join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What all people of a party do not eat, with the words that they look for: "Amma: Vegan. Ravi: No milk (not even traces)". */
export function describeParty({ search, people }: Party, words: NeedsWords): string {
  return people
    .map((person, index) => {
      const needs = [index === 0 ? search : '', describeNeeds(person, words)].filter(Boolean).join('; ');
      const said = needs || words.needs.none;
      return people.length === 1 ? said : `${displayName(people, index, words.party)}: ${said}`;
    })
    .join('. ');
}
