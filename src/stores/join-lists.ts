import { MAX_PEOPLE } from './party.ts';
import { newPerson, type Person } from './people.ts';
import { MAX_ENTRIES, MAX_QUANTITY, type TableEntry, type TableList } from './table-list.ts';

const isSame = (person: Person, other: Person) => JSON.stringify(person) === JSON.stringify(other);

/**
 * The list of this tab with the people and dishes of a list that comes by a link; null if they are too many for one list. An empty
 * list gives way to the other one.
 *
 * Each person of the link is one person of this tab who is described alike, and nobody else, or else a new one: two guests without
 * names stay two. What such a person has in both lists is the same dish, so the larger quantity stays, and a link that is opened
 * twice changes nothing. Without such a person the lists are of different guests, and their dishes to share are added up.
 */
export function joinLists(list: TableList, other: TableList): TableList | null {
  if (list.entries.length === 0 && list.people.every((person) => isSame(person, newPerson('')))) return other;
  const people = [...list.people];
  const places: number[] = [];
  for (const person of other.people) {
    const place = list.people.findIndex((own, index) => isSame(own, person) && !places.includes(index));
    places.push(place === -1 ? people.push(person) - 1 : place);
  }
  const areStrangers = places.every((place) => place >= list.people.length);
  const entries = other.entries.reduce((joined, entry) => {
    const eater = entry.eater === null ? null : (places[entry.eater] ?? null);
    return withEntry(joined, { ...entry, eater }, areStrangers);
  }, list.entries);
  const fits =
    people.length <= MAX_PEOPLE &&
    entries.length <= MAX_ENTRIES &&
    entries.every(({ quantity }) => quantity <= MAX_QUANTITY);
  return fits ? { ...list, people, entries } : null;
}

/** The list with a name for each of its people who has none; it is not the name of anybody at either table. */
export function nameGuests(
  list: TableList,
  others: readonly Person[],
  nameGuest: (number: number) => string,
): TableList {
  const taken = new Set([...others, ...list.people].map(({ name }) => name));
  const freeName = (number = 1): string => (taken.has(nameGuest(number)) ? freeName(number + 1) : nameGuest(number));
  const people = list.people.map((person) => {
    if (person.name.trim()) return person;
    const name = freeName();
    taken.add(name);
    return { ...person, name };
  });
  return { ...list, people };
}

function withEntry(entries: readonly TableEntry[], entry: TableEntry, isAdded: boolean): readonly TableEntry[] {
  const same = entries.find(({ dish, eater }) => dish === entry.dish && eater === entry.eater);
  if (!same) return [...entries, entry];
  const quantity = isAdded ? same.quantity + entry.quantity : Math.max(same.quantity, entry.quantity);
  return entries.map((one) => (one === same ? { ...same, quantity } : one));
}
