import { allergens } from '../../model/schema/allergens.ts';
import { SEARCH_PARAMETER } from '../paths.ts';
import { dietOptions, type DishFilters, MAX_HEAT, noFilters } from './people.ts';

const PARAMETERS = {
  search: SEARCH_PARAMETER,
  diet: 'diet',
  heat: 'heat',
  without: 'without',
  traces: 'allow',
} as const;
const TRACES = 'may-contain';
/** Limits the search text, in characters (dish names have at most 60). */
const MAX_SEARCH_LENGTH = 80;

/** Reads the filters from a query. Ignores unknown values; they never allow traces. */
export function parseFilters(query: URLSearchParams): DishFilters {
  const heat = query.get(PARAMETERS.heat);
  const parseList = (parameter: string) => (query.get(parameter) ?? '').split(',');
  const without = parseList(PARAMETERS.without);
  return {
    search: (query.get(PARAMETERS.search) ?? '').slice(0, MAX_SEARCH_LENGTH),
    diet: dietOptions.find((diet) => diet === query.get(PARAMETERS.diet)) ?? noFilters.diet,
    heat: heat !== null && /^[0-3]$/.test(heat) ? Number(heat) : MAX_HEAT,
    without: allergens.filter((allergen) => without.includes(allergen)),
    traces: parseList(PARAMETERS.traces).includes(TRACES),
  };
}

/** The query for these filters: `find` always, the other parameters only if they differ from `noFilters`. */
export function serializeFilters({ search, diet, heat, without, traces }: DishFilters): URLSearchParams {
  const query = new URLSearchParams({ [PARAMETERS.search]: search.slice(0, MAX_SEARCH_LENGTH) });
  if (diet !== noFilters.diet) query.set(PARAMETERS.diet, diet);
  if (heat !== MAX_HEAT) query.set(PARAMETERS.heat, String(heat));
  // In a fixed order: the same filters always give the same query, however the guest made them.
  if (without.length > 0)
    query.set(PARAMETERS.without, allergens.filter((allergen) => without.includes(allergen)).join(','));
  if (traces) query.set(PARAMETERS.traces, TRACES);
  return query;
}
