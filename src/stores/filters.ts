import { type Allergen, allergens } from '../../model/schema/allergens.ts';
import { FINDER_PARAMETER } from '../paths.ts';

/** The uncertain allergen states that a guest can allow. */
export const uncertainStates = ['mayContain', 'notChecked'] as const;
export type UncertainState = (typeof uncertainStates)[number];

export const dietOptions = ['all', 'vegetarian', 'vegan'] as const;
export type DietOption = (typeof dietOptions)[number];

/** The hottest level, which filters nothing; 0 is mild. */
export const MAX_HEAT = 3;

/** The filter settings of the finder. */
export interface FinderFilters {
  /** Every word of it must match (find-dishes.ts). */
  search: string;
  diet: DietOption;
  /** The hottest level shown, 0 to 3. */
  heat: number;
  without: readonly Allergen[];
  allow: readonly UncertainState[];
}

export const noFilters: FinderFilters = { search: '', diet: 'all', heat: MAX_HEAT, without: [], allow: [] };

/** Query parameter of each setting. */
const PARAMETERS = {
  search: FINDER_PARAMETER,
  diet: 'diet',
  heat: 'heat',
  without: 'without',
  allow: 'allow',
} as const;
const UNCERTAIN_STATE_NAMES = { mayContain: 'may-contain', notChecked: 'not-checked' } as const satisfies Record<
  UncertainState,
  string
>;
/** Limits the search text, in characters (dish names have at most 60). */
const MAX_SEARCH_LENGTH = 80;

/** Reads the filters from a query. Ignores unknown values; they never allow an uncertain state. */
export function parseFilters(query: URLSearchParams): FinderFilters {
  const heat = query.get(PARAMETERS.heat);
  const parseList = (parameter: string) => new Set((query.get(parameter) ?? '').split(','));
  const [without, allow] = [parseList(PARAMETERS.without), parseList(PARAMETERS.allow)];
  return {
    search: (query.get(PARAMETERS.search) ?? '').slice(0, MAX_SEARCH_LENGTH),
    diet: dietOptions.find((diet) => diet === query.get(PARAMETERS.diet)) ?? noFilters.diet,
    heat: heat !== null && /^[0-3]$/.test(heat) ? Number(heat) : MAX_HEAT,
    without: allergens.filter((allergen) => without.has(allergen)),
    allow: uncertainStates.filter((state) => allow.has(UNCERTAIN_STATE_NAMES[state])),
  };
}

/** The query for these filters: `find` always, the other parameters only if they differ from `noFilters`. */
export function serializeFilters({ search, diet, heat, without, allow }: FinderFilters): URLSearchParams {
  const query = new URLSearchParams({ [PARAMETERS.search]: search.slice(0, MAX_SEARCH_LENGTH) });
  if (diet !== noFilters.diet) query.set(PARAMETERS.diet, diet);
  if (heat !== MAX_HEAT) query.set(PARAMETERS.heat, String(heat));
  // In a fixed order: the same filters always give the same query, however the guest made them.
  if (without.length > 0)
    query.set(PARAMETERS.without, allergens.filter((allergen) => without.includes(allergen)).join(','));
  const allowed = uncertainStates.filter((state) => allow.includes(state));
  if (allowed.length > 0) query.set(PARAMETERS.allow, allowed.map((state) => UNCERTAIN_STATE_NAMES[state]).join(','));
  return query;
}
