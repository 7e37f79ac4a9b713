import { allergens } from '../../model/schema/allergens.ts';
import { SEARCH_PARAMETER } from '../paths.ts';
import { dietOptions, type DishFilters, MAX_HEAT, noFilters, type Party, type Person } from './people.ts';

export const MAX_PEOPLE = 12;
export const MAX_NAME_LENGTH = 20;

/** Parameter of each setting: those of a person's filters, then those of the party. */
const PARAMETERS = {
  ...({ diet: 'diet', heat: 'heat', without: 'without', traces: 'allow' } as const),
  ...({ name: 'name', person: 'person', view: 'for' } as const),
};
const TRACES = 'may-contain';
/** Limits the search text, in characters (dish names have at most 60). */
const MAX_SEARCH_LENGTH = 80;

/** Reads the filters from a query. Ignores unknown values; they never allow traces. */
export function parseFilters(query: URLSearchParams): DishFilters {
  const heat = query.get(PARAMETERS.heat);
  const parseList = (parameter: string) => (query.get(parameter) ?? '').split(',');
  const without = parseList(PARAMETERS.without);
  return {
    search: (query.get(SEARCH_PARAMETER) ?? '').slice(0, MAX_SEARCH_LENGTH),
    diet: dietOptions.find((diet) => diet === query.get(PARAMETERS.diet)) ?? noFilters.diet,
    heat: heat !== null && /^[0-3]$/.test(heat) ? Number(heat) : MAX_HEAT,
    without: allergens.filter((allergen) => without.includes(allergen)),
    traces: parseList(PARAMETERS.traces).includes(TRACES),
  };
}

/** The query for these filters: `find` always, the other parameters only if they differ from `noFilters`. */
export function serializeFilters({ search, diet, heat, without, traces }: DishFilters): URLSearchParams {
  const query = new URLSearchParams({ [SEARCH_PARAMETER]: search.slice(0, MAX_SEARCH_LENGTH) });
  if (diet !== noFilters.diet) query.set(PARAMETERS.diet, diet);
  if (heat !== MAX_HEAT) query.set(PARAMETERS.heat, String(heat));
  // In a fixed order: the same filters always give the same query, however the guest made them.
  if (without.length > 0)
    query.set(PARAMETERS.without, allergens.filter((allergen) => without.includes(allergen)).join(','));
  if (traces) query.set(PARAMETERS.traces, TRACES);
  return query;
}

/** Reads a party from the parameters of an address. Those of one person without a name are the same as of their filters. */
export function parseParty(query: URLSearchParams): Party {
  const others = query.getAll(PARAMETERS.person).slice(0, MAX_PEOPLE - 1);
  return {
    search: parseFilters(query).search,
    people: [query, ...others.map((text) => new URLSearchParams(text))].map(parsePerson),
    view: query.get(PARAMETERS.view) === 'someone' ? 'someone' : 'everyone',
  };
}

const knownValues: readonly (readonly [parameter: string, values: readonly string[]])[] = [
  [PARAMETERS.diet, dietOptions],
  [PARAMETERS.heat, ['0', '1', '2', '3']],
  [PARAMETERS.without, allergens],
  [PARAMETERS.traces, [TRACES]],
];

/** Whether a query has only values that this version knows. */
export function isWhollyRead(query: URLSearchParams): boolean {
  const people = [query, ...query.getAll(PARAMETERS.person).map((text) => new URLSearchParams(text))];
  return people.every((person) =>
    knownValues.every(([parameter, values]) =>
      (person.get(parameter) || values[0] || '').split(',').every((value) => values.includes(value)),
    ),
  );
}

function parsePerson(query: URLSearchParams): Person {
  const { search: _, ...needs } = parseFilters(query);
  return { name: (query.get(PARAMETERS.name) ?? '').slice(0, MAX_NAME_LENGTH), ...needs };
}

/** The parameters of an address for this party. The same party always gives the same parameters. */
export function serializeParty({ search, people, view }: Party): URLSearchParams {
  const [first = new URLSearchParams(), ...others] = people
    .slice(0, MAX_PEOPLE)
    .map((person, index) => serializePerson(person, index === 0 ? search : ''));
  for (const other of others) {
    other.delete(SEARCH_PARAMETER);
    first.append(PARAMETERS.person, String(other));
  }
  if (view === 'someone') first.set(PARAMETERS.view, view);
  return first;
}

function serializePerson({ name, ...needs }: Person, search: string): URLSearchParams {
  const query = serializeFilters({ search, ...needs });
  if (name) query.set(PARAMETERS.name, name.slice(0, MAX_NAME_LENGTH));
  return query;
}
