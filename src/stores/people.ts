/** Who looks for dishes, and what each can eat; as little code as every menu loads at once. filter-parameters.ts reads and writes it. */
import { countNeeds, MAX_HEAT, noNeeds, type Needs } from '../../model/decide-dish.ts';
import { allergens } from '../../model/schema/allergens.ts';

export const dietOptions = ['all', 'vegetarian', 'vegan'] as const satisfies readonly Needs['diet'][];

export interface Person extends Needs {
  /** Empty for a guest who eats alone. */
  name: string;
}

export interface Filters {
  /** Every word of it must match. */
  search: string;
  /** At least one. */
  people: readonly Person[];
}

export const newPerson = (name: string): Person => ({ name, ...noNeeds });
/** One guest who has chosen nothing. */
export const noFilters: Filters = { search: '', people: [newPerson('')] };

/** How many choices of a party can leave dishes out. */
export const countFilters = ({ search, people }: Filters): number =>
  people.reduce((sum, person) => sum + countNeeds(person), Number(search.trim() !== ''));

/**
 * What a chip stands for: a diet, 'mild', or allergens with spaces between them: 'nuts peanuts'. A chip of allergens also leaves out
 * dishes that may contain them. It is on if anybody has chosen it.
 */
export const hasChip = ({ people }: Pick<Filters, 'people'>, chip: string): boolean =>
  people.some((person) => hasChosen(person, chip));

/** The first person who has chosen what a chip stands for, else the first with any needs; the index of both. */
export function whoNeeds(people: readonly Person[], chip?: string): number {
  const chooser = people.findIndex((person) => chip !== undefined && hasChosen(person, chip));
  const needy = people.findIndex((person) => countNeeds(person) > 0);
  return [chooser, needy].find((index) => index >= 0) ?? 0;
}

const allergensOf = (chip: string) => allergens.filter((allergen) => chip.split(' ').includes(allergen));

export const hasChosen = ({ diet, heat, without, traces }: Person, chip: string): boolean =>
  allergensOf(chip).length > 0
    ? !traces && allergensOf(chip).every((allergen) => without.includes(allergen))
    : chip === 'mild'
      ? heat === 0
      : diet === chip;

/** Gives a guest alone what a chip stands for, or takes it away. */
export const toggleChip = (choices: Filters, chip: string): Filters =>
  changePerson(choices, 0, (person) => toggled(person, chip));

/** Gives a person, by the index, what a chip stands for; or takes back what they have of it and had not `before`. */
export const giveChip = (choices: Filters, chip: string, index: number, before: Person): Filters =>
  changePerson(choices, index, (person) =>
    hasChosen(person, chip)
      ? {
          ...toggled(person, chip),
          without: person.without.filter((one) => before.without.includes(one) || !allergensOf(chip).includes(one)),
          ...(allergensOf(chip).length > 0 ? { traces: before.traces } : { diet: before.diet, heat: before.heat }),
        }
      : toggled(person, chip),
  );

function changePerson(choices: Filters, index: number, change: (person: Person) => Partial<Person>): Filters {
  const person = choices.people[index] ?? newPerson('');
  return { ...choices, people: choices.people.with(index, { ...person, ...change(person) }) };
}

function toggled(me: Person, chip: string): Partial<Person> {
  const isOn = hasChosen(me, chip);
  const chosen = allergensOf(chip);
  if (chosen.length > 0)
    return {
      without: allergens.filter((each) => (chosen.includes(each) ? !isOn : me.without.includes(each))),
      traces: me.traces && isOn,
    };
  if (chip === 'mild') return { heat: isOn ? MAX_HEAT : 0 };
  return { diet: isOn ? 'all' : (dietOptions.find((diet) => diet === chip) ?? me.diet) };
}
