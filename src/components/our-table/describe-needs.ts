import { menuPage as menu, ourTable } from '#content';
import { fill } from '../../../model/fill.ts';
import { MAX_HEAT, noFilters } from '../finder/filters.ts';
import type { Person } from '../finder/party.ts';

const { needs: words } = ourTable;

/** What a person does not eat, in a few words: "Vegetarian, no tree nuts (not even traces)". '' if they eat everything. */
export function describeNeeds({ diet, heat, without, allow }: Omit<Person, 'name'>): string {
  const list = without.map((allergen) => menu.allergens[allergen].toLowerCase()).join(', ');
  const strictness = allow.includes('mayContain') ? words.traces : words.noTraces;
  const parts = [
    diet === noFilters.diet ? '' : menu.finder.diets[diet],
    list && `${fill(words.without, { list })} (${strictness})`,
    heat === MAX_HEAT ? '' : fill(words.heat, { heat: menu.finder.heats[heat]?.toLowerCase() ?? '' }),
  ];
  const text = parts.filter((part) => part !== '').join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
