import { newPerson, type Person } from './people.ts';
import { isSamePeople, MAX_PEOPLE } from './filter-parameters.ts';

export interface TableEntry {
  /** The hash of what lists call the dish (dishHash). */
  dish: number;
  /** Index in `people` of the one who eats it; null for all. */
  eater: number | null;
  /** 1 to MAX_QUANTITY. */
  quantity: number;
  /** The price of one in pence when it was put on the list; 0 if that is not known. */
  price: number;
}

type EntryKey = Pick<TableEntry, 'dish' | 'eater'>;

/** What the people at one table want to eat. There is one list for each branch. */
export interface TableList {
  /** The `id` of the branch. */
  branch: number;
  /** At least one. */
  people: readonly Person[];
  /** At most one for each dish and eater, at most MAX_ENTRIES. */
  entries: readonly TableEntry[];
}

/** With these limits every list fits an address of 2,000 characters. */
export const MAX_ENTRIES = 60;
export const MAX_QUANTITY = 99;

export const emptyList = (branch: number): TableList => ({ branch, people: [newPerson('')], entries: [] });

export const countDishes = ({ entries }: Pick<TableList, 'entries'>): number =>
  entries.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * FNV-1a of what lists call a dish (`listId`), so that an address has four bytes for a dish instead of its name. In a menu of 200 dishes, the chance
 * that any two have the same hash is about five in a million.
 */
export function dishHash(id: string): number {
  return hashBytes(new TextEncoder().encode(id));
}

/** FNV-1a, 0 to 2^32 - 1. */
export function hashBytes(bytes: Iterable<number>): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/** The id, on a list, of another size of a drink (`also` in the menu). */
export const sizeId = (dish: string, size: string): string => `${dish}/${size}`;

/** Puts one more of a dish on the list, for all. A full list stays as it is. */
export function addDish(list: TableList, dish: number, price: number): TableList {
  const found = list.entries.find((entry) => entry.dish === dish && entry.eater === null);
  if (found) return setQuantity(list, found, found.quantity + 1);
  if (list.entries.length >= MAX_ENTRIES) return list;
  return { ...list, entries: [...list.entries, { dish, eater: null, quantity: 1, price }] };
}

export function addQuantity(list: TableList, { dish, eater }: EntryKey, more: number): TableList {
  const entry = list.entries.find((one) => isSameEntry(one, { dish, eater }));
  return entry ? setQuantity(list, entry, entry.quantity + more) : list;
}

/** Changes how many of an entry there are, up to MAX_QUANTITY; 0 takes it off the list. */
export function setQuantity(list: TableList, key: EntryKey, quantity: number): TableList {
  const next = Math.min(quantity, MAX_QUANTITY);
  return {
    ...list,
    entries:
      quantity < 1
        ? list.entries.filter((one) => !isSameEntry(one, key))
        : list.entries.map((one) => (isSameEntry(one, key) ? { ...one, quantity: next } : one)),
  };
}

/** Gives an entry to a person, or to all; joins it with theirs of the same dish. */
export function assignEntry(list: TableList, key: EntryKey, eater: number | null): TableList {
  return { ...list, entries: merge(list.entries.map((one) => (isSameEntry(one, key) ? { ...one, eater } : one))) };
}

/**
 * Entries for this number of people. If one person was removed, at the index `removed`, their dishes become shared; all others keep
 * theirs.
 */
export function moveEntries(entries: TableList['entries'], people: number, removed?: number): TableEntry[] {
  const place = (eater: number | null) => {
    if (eater === null || eater === removed) return null;
    const moved = removed !== undefined && eater > removed ? eater - 1 : eater;
    return moved < people ? moved : null;
  };
  return merge(entries.map((entry) => ({ ...entry, eater: place(entry.eater) })));
}

/** The list with today's prices, for the dishes that have one. */
export function setPrices(list: TableList, prices: ReadonlyMap<number, number>): TableList {
  return {
    ...list,
    entries: list.entries.map((entry) => ({ ...entry, price: prices.get(entry.dish) ?? entry.price })),
  };
}

/** The same dishes and people at another branch, whose prices are not compared with these. */
export function atBranch(list: TableList, branch: number): TableList {
  return { ...list, branch, entries: list.entries.map((entry) => ({ ...entry, price: 0 })) };
}

const isSameEntry = (one: EntryKey, other: EntryKey) => one.dish === other.dish && one.eater === other.eater;

const addUp = (quantity: number, more: number) => Math.min(quantity + more, MAX_QUANTITY);

/** Each dish and eater once. */
function merge(entries: readonly TableEntry[], add = addUp): TableEntry[] {
  const merged: TableEntry[] = [];
  for (const entry of entries) {
    const index = merged.findIndex((one) => isSameEntry(one, entry));
    const same = merged[index];
    if (same) merged[index] = { ...same, quantity: add(same.quantity, entry.quantity) };
    else merged.push(entry);
  }
  return merged;
}

/** Whether a list has neither dishes nor anybody who has a name or needs. */
export const isBlank = ({ entries, people }: Omit<TableList, 'branch'>): boolean =>
  entries.length === 0 && people.every((person) => isSamePeople([person], [newPerson('')]));

/**
 * The list of a link with a name for each of its people who has none: one of `nameGuest` that nobody has at either table. Those of this tab
 * have the name that they have here.
 */
export function nameGuests(list: TableList, own: TableList, nameGuest: (number: number) => string): TableList {
  const guests = Array.from({ length: 2 * MAX_PEOPLE }, (_, index) => nameGuest(index + 1));
  const places = placesIn(list, own, guests);
  const taken = new Set([...own.people, ...list.people].map(({ name }) => name));
  const free = guests.filter((name) => !taken.has(name));
  const people = list.people.map((person, place) => ({
    ...person,
    name: own.people[places.indexOf(place)]?.name ?? (person.name.trim() ? person.name : (free.shift() ?? '')),
  }));
  return { ...list, people };
}

/**
 * Where the people of a tab are in the list of a link, if their list is in it: with the same needs, name and dishes. Whoever has no name
 * has got one of `guests` where others were before.
 */
function placesIn(list: TableList, own: TableList, guests: readonly string[]): number[] {
  const places: number[] = [];
  for (const person of own.people) {
    // In a list with other dishes, whoever has no name is somebody else.
    const unnamed = list.entries.length === own.entries.length ? [person.name, ...guests] : guests;
    const names = person.name.trim() ? [person.name] : unnamed;
    const isSame = (one: Person) => names.includes(one.name) && isSamePeople([{ ...one, name: person.name }], [person]);
    places.push(list.people.findIndex((one, index) => isSame(one) && !places.includes(index)));
  }
  const isIn = ({ dish, eater, quantity }: TableEntry) => {
    const key = { dish, eater: places[eater ?? -1] ?? null };
    return list.entries.some((one) => isSameEntry(one, key) && one.quantity === quantity);
  };
  const isOwn = isBlank(own) ? isSamePeople(own.people, list.people) : own.entries.every(isIn);
  return isOwn && !places.includes(-1) ? places : [];
}

/** A list with other entries as well. What somebody has in both is added up, or else the larger quantity stays. */
export const joinEntries = (list: TableList, others: TableList['entries'], isAdded: boolean): TableList => ({
  ...list,
  entries: merge([...list.entries, ...others], isAdded ? (quantity, more) => quantity + more : Math.max),
});

export const fitsList = ({ entries }: Pick<TableList, 'entries'>): boolean =>
  entries.length <= MAX_ENTRIES && entries.every(({ quantity }) => quantity <= MAX_QUANTITY);
