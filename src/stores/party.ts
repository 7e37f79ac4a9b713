/**
 * Who is at the table, and what each branch's list has. The people are here alone, for menus, lists and booking of all branches: a
 * list says by their index for whom a dish is. stored-party.ts keeps them.
 */
import { isSamePeople, MAX_PEOPLE, parseFilters, serializeFilters } from './filter-parameters.ts';
import { joinPeople } from './join-people.ts';
import { readList, writeList } from './list-address.ts';
import { newPerson, noFilters, type Person } from './people.ts';
import { parsePendingDish } from './pending-dishes.ts';
import { addDish, dishHash, fitsList, isBlank, joinEntries, moveEntries, type TableList } from './table-list.ts';

export interface Party {
  /** At least one. */
  people: readonly Person[];
  /** The last changed first, each with dishes. */
  lists: readonly Omit<TableList, 'people'>[];
}

/** Whether somebody has given a name or said what they do not eat. */
export const hasNamesOrNeeds = (people: readonly Person[]): boolean => !isSamePeople(people, noFilters.people);

/** The list of a branch, with the people of the party. */
export const listAmong = ({ people, lists }: Party, branch: number): TableList => ({
  branch,
  people,
  entries: lists.find((list) => list.branch === branch)?.entries ?? [],
});

/** Changes who is at the table. `removed` is the index of a person who was removed. */
export const changePeople = ({ lists }: Party, people: readonly Person[], removed?: number): Party => ({
  people,
  lists: lists.map(({ branch, entries }) => ({ branch, entries: moveEntries(entries, people.length, removed) })),
});

/** Puts a list in place of its branch's. Its people become those of the party, in which everybody keeps their place. */
export function replaceList({ lists }: Party, { people, ...list }: TableList): Party {
  const others = lists.filter(({ branch }) => branch !== list.branch);
  return changePeople({ people, lists: list.entries.length > 0 ? [list, ...others] : others }, people);
}

/** A list of others in place of its branch's and of the party; what other lists have is for all of them. */
export const replaceWithTheirs = ({ lists }: Party, list: TableList): Party =>
  replaceList({ people: [], lists: lists.map((each) => ({ ...each, entries: moveEntries(each.entries, 0) })) }, list);

/**
 * The party with another one; null if they are too many for one. A blank one gives way.
 *
 * Each person of the other is one person of this party (joinPeople), or else a new one. What such a person has in both is the same
 * dish, so the larger quantity stays, and a link that is opened twice changes nothing. Without such a person the parties are of different
 * guests, and their dishes to share are added up.
 */
export function joinParties(party: Party, other: Party): Party | null {
  if (isBlankParty(other)) return party;
  if (isBlankParty(party)) return other;
  const { people, places } = joinPeople(party.people, other.people);
  const areStrangers = places.every((place) => place >= party.people.length);
  const joined = other.lists.toReversed().reduce<Party>(
    (all, { branch, entries }) => {
      const others = entries.map((entry) => ({ ...entry, eater: places[entry.eater ?? -1] ?? null }));
      return replaceList(all, joinEntries(listAmong(all, branch), others, areStrangers));
    },
    { ...party, people },
  );
  return people.length <= MAX_PEOPLE && joined.lists.every(fitsList) ? joined : null;
}

const isBlankParty = ({ people, lists }: Party) =>
  isBlank({ people, entries: lists.flatMap(({ entries }) => entries) });

/** A party as text: its people as parameters of an address, then a list a line, in the form of its address without their names and needs. */
export const writeParty = ({ people, lists }: Party): string =>
  [
    String(serializeFilters({ ...noFilters, people })),
    ...lists.map((list) => writeList({ ...list, people: people.map(() => newPerson('')) })),
  ].join('\n');

/** Reads what `writeParty` has written, but for lists of which a part is missing. */
export function readParty(text: string): Party {
  const [people = '', ...lines] = text.split('\n');
  const lists = lines.flatMap((line) => readList(line) ?? []);
  return changePeople({ people: [], lists }, parseFilters(new URLSearchParams(people)).people);
}

/** Puts the pending dishes of a text on their lists (pending-dishes.ts). */
export const addPending = (party: Party, text: string): Party =>
  text.split('\n').reduce((all, line) => {
    const pending = parsePendingDish(line);
    if (!pending) return all;
    return replaceList(all, addDish(listAmong(all, pending.branch), dishHash(pending.dish), pending.price));
  }, party);
