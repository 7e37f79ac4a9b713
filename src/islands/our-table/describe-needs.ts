import { fill } from '../../../model/fill.ts';
import { MAX_HEAT, noFilters, type Person } from '../../stores/people.ts';
import type { TableWords } from './table-words.ts';

/** What a person does not eat, in a few words: "Vegetarian, no tree nuts (not even traces)". '' if they eat everything. */
export function describeNeeds(
  { diet, heat, without, traces }: Omit<Person, 'name'>,
  { needs, party }: Pick<TableWords, 'needs' | 'party'>,
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
