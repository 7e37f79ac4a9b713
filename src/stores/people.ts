/** Who looks for dishes, and what each can eat; as little code as every menu loads at once. party.ts reads and writes it. */
import type { Needs } from '../../model/decide-dish.ts';
import { allergens } from '../../model/schema/allergens.ts';

export const dietOptions = ['all', 'vegetarian', 'vegan'] as const satisfies readonly Needs['diet'][];

/** The hottest level, which leaves nothing out; 0 is mild. */
export const MAX_HEAT = 3;

/** The filters of one person, and the words to look for. */
export interface DishFilters extends Needs {
  /** Every word of it must match. */
  search: string;
}

export const noFilters: DishFilters = { search: '', diet: 'all', heat: MAX_HEAT, without: [], traces: false };

export interface Person extends Needs {
  /** Empty for a guest who eats alone. */
  name: string;
}

export type PartyView = 'someone' | 'everyone';

export interface Party {
  search: string;
  /** At least one. */
  people: readonly Person[];
  view: PartyView;
}

const { search: noSearch, ...noNeeds } = noFilters;
export const newPerson = (name: string): Person => ({ name, ...noNeeds });
/** One guest who has chosen nothing. */
export const noParty: Party = { search: noSearch, people: [newPerson('')], view: 'everyone' };

/** How many choices of a party can leave dishes out. */
export const countFilters = ({ search, people }: Party): number =>
  people.reduce(
    (sum, { diet, heat, without }) => sum + without.length + Number(diet !== 'all') + Number(heat < MAX_HEAT),
    Number(search.trim() !== ''),
  );

/**
 * Whether the first person has what a chip stands for: 'vegetarian', 'vegan' or 'mild'; or anybody an allergen, which also leaves out
 * dishes that may contain it.
 */
export function hasChip({ people }: Party, chip: string): boolean {
  const [me = newPerson('')] = people;
  return (chip === 'mild' ? me.heat === 0 : me.diet === chip) || people.some((person) => isStrictOn(person, chip));
}

const isStrictOn = ({ without, traces }: Person, chip: string) => !traces && without.some((each) => each === chip);

/** Gives the first person what a chip stands for, or takes it away. */
export function toggleChip(party: Party, chip: string): Party {
  const [me = newPerson(''), ...others] = party.people;
  const isOn = hasChip({ ...party, people: [me] }, chip);
  const without = allergens.filter((each) => (each === chip ? !isOn : me.without.includes(each)));
  const heat = chip === 'mild' ? (isOn ? MAX_HEAT : 0) : me.heat;
  const chosen = dietOptions.find((diet) => diet === chip);
  const diet = chosen ? (isOn ? 'all' : chosen) : me.diet;
  const traces = me.traces && !without.some((allergen) => allergen === chip);
  return { ...party, people: [{ ...me, diet, heat, without, traces }, ...others] };
}
