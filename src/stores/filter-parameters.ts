import { MAX_HEAT, noNeeds } from '../../model/decide-dish.ts';
import { allergens } from '../../model/schema/allergens.ts';
import { SEARCH_PARAMETER } from '../paths.ts';
import { dietOptions, noFilters, type Filters, type Person } from './people.ts';

export const MAX_PEOPLE = 12;
export const MAX_NAME_LENGTH = 20;

/** Parameters of an address: those of a person, then those of the party. */
const PARAMETERS = {
  diet: 'diet',
  heat: 'heat',
  without: 'without',
  traces: 'allow',
  name: 'name',
  person: 'person',
} as const;
const TRACES = 'may-contain';
/** Limits the search text, in characters (dish names have at most 60). */
const MAX_SEARCH_LENGTH = 80;

/** A text of at most so many characters, of which the last is whole. */
export const cutText = (text: string, length: number): string =>
  text
    .toWellFormed()
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '');

/** Reads a party from the parameters of an address: those of its first person, and a query for each other one. */
export function parseFilters(query: URLSearchParams): Filters {
  const others = query.getAll(PARAMETERS.person).slice(0, MAX_PEOPLE - 1);
  return {
    search: cutText(query.get(SEARCH_PARAMETER) ?? '', MAX_SEARCH_LENGTH),
    people: [query, ...others.map((text) => new URLSearchParams(text))].map(parsePerson),
  };
}

/** Ignores unknown values; they never allow traces. */
function parsePerson(query: URLSearchParams): Person {
  const heat = query.get(PARAMETERS.heat);
  const parseList = (parameter: string) => (query.get(parameter) ?? '').split(',');
  const without = parseList(PARAMETERS.without);
  return {
    name: cutText(query.get(PARAMETERS.name) ?? '', MAX_NAME_LENGTH),
    diet: dietOptions.find((diet) => diet === query.get(PARAMETERS.diet)) ?? noNeeds.diet,
    heat: heat !== null && /^[0-3]$/.test(heat) ? Number(heat) : MAX_HEAT,
    without: allergens.filter((allergen) => without.includes(allergen)),
    traces: parseList(PARAMETERS.traces).includes(TRACES),
  };
}

const knownValues: readonly (readonly [parameter: string, values: readonly string[]])[] = [
  [PARAMETERS.diet, dietOptions],
  [PARAMETERS.heat, ['0', '1', '2', '3']],
  [PARAMETERS.without, allergens],
  [PARAMETERS.traces, [TRACES]],
];

/** Whether a query has only values that this version knows, and no more people than it reads. */
export function isReadCompletely(query: URLSearchParams): boolean {
  const others = query.getAll(PARAMETERS.person).map((text) => new URLSearchParams(text));
  return (
    others.length < MAX_PEOPLE &&
    [query, ...others].every((person) =>
      knownValues.every(([parameter, values]) =>
        (person.get(parameter) || values[0] || '').split(',').every((value) => values.includes(value)),
      ),
    )
  );
}

/** The parameters of an address for this party. The same party always gives the same parameters. */
export function serializeFilters({ search, people }: Filters): URLSearchParams {
  const [first, ...others] = people.slice(0, MAX_PEOPLE).map(personParameters);
  const query = new URLSearchParams({ [SEARCH_PARAMETER]: cutText(search, MAX_SEARCH_LENGTH), ...first });
  for (const other of others) query.append(PARAMETERS.person, String(new URLSearchParams(other)));
  return query;
}

/** Whether these are the same people, in the same order, however their allergens were chosen. */
export const isSamePeople = (people: readonly Person[], others: readonly Person[]): boolean =>
  String(serializeFilters({ ...noFilters, people })) === String(serializeFilters({ ...noFilters, people: others }));

const personParameters = ({ name, diet, heat, without, traces }: Person): Record<string, string> => ({
  ...(diet !== noNeeds.diet && { [PARAMETERS.diet]: diet }),
  ...(heat !== MAX_HEAT && { [PARAMETERS.heat]: String(heat) }),
  // In a fixed order, however the guest has chosen.
  ...(without.length > 0 && {
    [PARAMETERS.without]: allergens.filter((allergen) => without.includes(allergen)).join(','),
  }),
  ...(traces && { [PARAMETERS.traces]: TRACES }),
  ...(name && { [PARAMETERS.name]: cutText(name, MAX_NAME_LENGTH) }),
});
