import { type Allergen, allergens } from '../../../model/schema/allergens.ts';
import { FINDER_PARAMETER } from '../../paths.ts';

/** The doubtful states that a guest can let through. */
export const doubts = ['mayContain', 'notChecked'] as const;
export type Doubt = (typeof doubts)[number];

export const dietChoices = ['all', 'vegetarian', 'vegan'] as const;
export type DietChoice = (typeof dietChoices)[number];

/** The heat that lets every dish through; 0 is mild. */
export const HOTTEST = 3;

/** What a guest asks of the dishes. */
export interface Choices {
  /** Words that name or description must hold. */
  search: string;
  diet: DietChoice;
  /** 0 to 3. */
  heat: number;
  without: readonly Allergen[];
  allow: readonly Doubt[];
}

export const noChoices: Choices = { search: '', diet: 'all', heat: HOTTEST, without: [], allow: [] };

/** The parameters of an address, by what they choose. */
const PARAMETERS = {
  search: FINDER_PARAMETER,
  diet: 'diet',
  heat: 'heat',
  without: 'without',
  allow: 'allow',
} as const;
const DOUBT_NAMES = { mayContain: 'may-contain', notChecked: 'not-checked' } as const satisfies Record<Doubt, string>;
/** Longer than any dish's name: an address holds no more. */
const LONGEST_SEARCH = 80;

/** The choices in an address. What is unknown or misspelt in it is passed over, except that it never widens what is shown by itself. */
export function readChoices(query: URLSearchParams): Choices {
  const heat = query.get(PARAMETERS.heat);
  const named = (parameter: string) => new Set((query.get(parameter) ?? '').split(','));
  const [without, allow] = [named(PARAMETERS.without), named(PARAMETERS.allow)];
  return {
    search: (query.get(PARAMETERS.search) ?? '').slice(0, LONGEST_SEARCH),
    diet: dietChoices.find((diet) => diet === query.get(PARAMETERS.diet)) ?? noChoices.diet,
    heat: heat !== null && /^[0-3]$/.test(heat) ? Number(heat) : HOTTEST,
    without: allergens.filter((allergen) => without.has(allergen)),
    allow: doubts.filter((doubt) => allow.has(DOUBT_NAMES[doubt])),
  };
}

/** The parameters that hold these choices; only what differs from no choice at all is written, and `find` always. */
export function choicesQuery({ search, diet, heat, without, allow }: Choices): URLSearchParams {
  const query = new URLSearchParams({ [PARAMETERS.search]: search.slice(0, LONGEST_SEARCH) });
  if (diet !== noChoices.diet) query.set(PARAMETERS.diet, diet);
  if (heat !== HOTTEST) query.set(PARAMETERS.heat, String(heat));
  if (without.length > 0) query.set(PARAMETERS.without, without.join(','));
  if (allow.length > 0) query.set(PARAMETERS.allow, allow.map((doubt) => DOUBT_NAMES[doubt]).join(','));
  return query;
}
