/** People of two parties as one. */
import { allergens } from '../../model/schema/allergens.ts';
import { isSamePeople } from './filter-parameters.ts';
import { dietOptions, type Person } from './people.ts';

const strictness = ({ diet }: Person) => dietOptions.indexOf(diet);
const nameOf = ({ name }: Person) => name.trim().toLowerCase();
const namesakes = (people: readonly Person[], person: Person) => people.filter((one) => nameOf(one) === nameOf(person));

/** Whether whatever is left out for one person is also left out for the other. */
export const coversNeeds = (one: Person, other: Person): boolean =>
  strictness(one) >= strictness(other) &&
  one.heat <= other.heat &&
  other.without.every((allergen) => one.without.includes(allergen)) &&
  (!one.traces || other.traces);

function strictest(one: Person, other: Person): Person {
  if (coversNeeds(one, other)) return one;
  return {
    ...one,
    diet: strictness(one) > strictness(other) ? one.diet : other.diet,
    heat: Math.min(one.heat, other.heat),
    without: allergens.filter((allergen) => [one, other].some(({ without }) => without.includes(allergen))),
    traces: one.traces && other.traces,
  };
}

/**
 * Adds others behind the people, who keep their places. Whoever alone has a name in both is one person with the needs of both;
 * of several with one name, each joins only one who is described alike.
 *
 * @returns also the places of the others, in their order
 */
export function joinPeople(own: readonly Person[], others: readonly Person[]) {
  const people = [...own];
  const places: number[] = [];
  for (const person of others) {
    const isOne = [own, others].every((all) => namesakes(all, person).length === 1);
    const place = own.findIndex((one, index) =>
      isOne ? nameOf(one) === nameOf(person) : isSamePeople([one], [person]) && !places.includes(index),
    );
    const same = own[place];
    if (same) people[place] = strictest(same, person);
    places.push(same ? place : people.push(person) - 1);
  }
  return { people, places };
}

/** Those who have more needs since they were joined with others. */
export const joinedPeople = (before: readonly Person[], people: readonly Person[]): Person[] =>
  people.filter((person, index) => {
    const old = before[index];
    return old !== undefined && !isSamePeople([old], [person]);
  });
