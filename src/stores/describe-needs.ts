import { countNeeds, MAX_HEAT, noNeeds } from '../../model/decide-dish.ts';
import { fill } from '../../model/fill.ts';
import { andList } from '../../model/lists.ts';
import type { Content, MenuPageWords } from '../../model/types.ts';
import type { FilterWords } from '../data/branch-data-json.ts';
import { countFilters, type Filters, type Person } from './people.ts';

/** The words of people, of the form for their needs, and why somebody cannot eat a dish, in the shape of the content. */
export interface PartyWords extends Pick<MenuPageWords, 'allergens'> {
  filters: Pick<
    MenuPageWords['filters'],
    'party' | 'reasons' | 'diet' | 'diets' | 'heat' | 'heats' | 'without' | 'strict' | 'counted' | 'tracesKept'
  >;
  needs: Content['our-table']['needs'];
}

/** What a person does not eat: "Vegetarian. I must avoid tree nuts and milk, including “may contain”". '' if they eat everything. */
export function describeNeeds(
  { diet, heat, without, traces }: Omit<Person, 'name'>,
  { needs, filters, allergens }: PartyWords,
): string {
  const avoided = andList.format(
    without.map((allergen) => (allergen === 'gluten' ? needs.gluten : allergens[allergen].toLowerCase())),
  );
  return [
    diet === noNeeds.diet ? '' : filters.diets[diet],
    avoided && `${fill(needs.without, { list: avoided })}, ${traces ? needs.traces : needs.noTraces}`,
    heat === MAX_HEAT ? '' : fill(needs.heat, { heat: filters.heats[heat]?.toLowerCase() ?? '' }),
  ]
    .filter(Boolean)
    .join('. ');
}

/** People in the order in which staff must hear of them: those with allergies, those with other needs, then all who have entered nothing. */
export const byNeed = (people: readonly Person[]): { person: Person; index: number }[] => {
  const place = (person: Person) => (person.without.length > 0 ? 0 : countNeeds(person) > 0 ? 1 : 2);
  return people
    .map((person, index) => ({ person, index }))
    .toSorted((one, other) => place(one.person) - place(other.person));
};

/** What the number beside the button of the filters counts: "choices for 2 people". */
export function choicesText(chosen: Filters, { filters: { choices } }: Pick<FilterWords, 'filters'>): string {
  const choosers = chosen.people.filter((person) => countNeeds(person) > 0).length;
  return [
    countFilters(chosen) === 1 ? choices.one : choices.many,
    ...(choosers > 1 ? [fill(choices.people, { n: choosers })] : []),
  ].join(' ');
}

/** The same as what filters and lists count, which know of no utensils. */
export const describeCounted = (person: Omit<Person, 'name'>, words: PartyWords): string =>
  describeNeeds(person, { ...words, needs: { ...words.needs, noTraces: words.needs.noTracesLeft } });

/** The filters of a party in words, after the search text: "kothu; Amma: Vegan. Ravi: I must avoid milk, including “may contain”". */
export function describeFilters({ search, people }: Filters, words: PartyWords): string {
  const { needs } = words;
  const texts = byNeed(people).map(({ person, index }) => {
    const text = describeCounted(person, words);
    return people.length === 1 ? text : `${displayName(people, index, words)}: ${text || needs.none}`;
  });
  return [search.trim(), texts.join('. ')].filter(Boolean).join('; ') || needs.none;
}

/** What a person is called: their name, with a number if others before have it; or else "Just me", "Me", "Person 2". */
export function displayName(
  people: readonly Person[],
  index: number,
  { filters: { party } }: { filters: { party: Pick<MenuPageWords['filters']['party'], 'justMe' | 'me' | 'person'> } },
): string {
  const name = people[index]?.name.trim();
  const n = people.slice(0, index + 1).filter((person) => person.name.trim() === name).length;
  if (name) return n > 1 ? `${name} (${n})` : name;
  if (index > 0) return fill(party.person, { n: index + 1 });
  return people.length === 1 ? party.justMe : party.me;
}
