import { SEARCH_PARAMETER } from '../paths.ts';
import { parseFilters, serializeFilters } from './filters.ts';
import type { Party, Person } from './people.ts';

export const MAX_PEOPLE = 12;
export const MAX_NAME_LENGTH = 20;

/** Parameter of each setting beside those of the first person's filters (filters.ts). */
const PARAMETERS = { name: 'name', person: 'person', view: 'for' } as const;

/** Reads a party from the parameters of an address. Those of one person without a name are the same as of their filters. */
export function parseParty(query: URLSearchParams): Party {
  const others = query.getAll(PARAMETERS.person).slice(0, MAX_PEOPLE - 1);
  return {
    search: parseFilters(query).search,
    people: [query, ...others.map((text) => new URLSearchParams(text))].map(parsePerson),
    view: query.get(PARAMETERS.view) === 'someone' ? 'someone' : 'everyone',
  };
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
