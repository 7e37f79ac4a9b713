import { MAX_PEOPLE } from './party.ts';
import { newPerson, type Person } from './people.ts';
import { MAX_ENTRIES, type TableEntry, type TableList } from './table-list.ts';

const isSame = (person: Person, other: Person | undefined) => JSON.stringify(person) === JSON.stringify(other);
const isKnown = (person: Person) => !isSame(person, newPerson(''));

/**
 * The list of this tab with the people and dishes of a list that comes by a link, so that a link loses no dish and nobody's
 * allergy. Of a dish that both have for the same eater the larger quantity stays: a link that is opened twice changes nothing. An
 * empty list gives way to the other one, and so does one with which there would be more than MAX_PEOPLE people.
 */
export function joinLists(list: TableList, other: TableList): TableList {
  const added = other.people.filter((person) => isKnown(person) && !list.people.some((own) => isSame(own, person)));
  const people = [...list.people, ...added];
  const isEmpty = list.entries.length === 0 && !list.people.some(isKnown);
  if (isEmpty || people.length > MAX_PEOPLE) return other;
  const placeOf = (eater: number | null) => {
    const place = people.findIndex((person) => eater !== null && isSame(person, other.people[eater]));
    return place === -1 ? null : place;
  };
  const entries = other.entries.reduce(
    (joined, entry) => withEntry(joined, { ...entry, eater: placeOf(entry.eater) }),
    list.entries,
  );
  return { ...list, people, entries: entries.slice(0, MAX_ENTRIES) };
}

function withEntry(entries: readonly TableEntry[], entry: TableEntry): readonly TableEntry[] {
  const same = entries.find(({ dish, eater }) => dish === entry.dish && eater === entry.eater);
  if (!same) return [...entries, entry];
  const quantity = Math.max(same.quantity, entry.quantity);
  return entries.map((one) => (one === same ? { ...same, quantity } : one));
}
