import { computed } from 'nanostores';
import { BRANCH_KEY, LISTS_KEY, NEEDS_MARK, store, TAKEN_KEY } from './keys.ts';
import { readList, writeList } from './list-address.ts';
import { isSamePeople } from './filter-parameters.ts';
import { parsePendingDish } from './pending-dishes.ts';
import { countFilters, noFilters, type Filters, type Person } from './people.ts';
import { storedText } from './stored-text.ts';
import { $saved, $tabFilters, hasNamesOrNeeds, isSaved, savedFilters, tabFilters } from './stored-filters.ts';
import {
  addDish,
  dishHash,
  emptyList,
  isBlank,
  joinLists,
  nameGuests,
  setPeople,
  type TableList,
} from './table-list.ts';
import { joinedPeople } from './join-people.ts';

/** One list a line as the fragment of its address, the last changed first: those that the device keeps, and those of this tab. */
const keptLists = storedText('localStorage', LISTS_KEY);
const tabLists = storedText('sessionStorage', LISTS_KEY);
const takenLists = storedText('sessionStorage', TAKEN_KEY);

/**
 * The lists of the device and of this tab, with the pending dishes beside them (pending-dishes.ts). Both have lists of one branch
 * where another tab has asked the device to keep its own: they are joined if they fit.
 */
function parseLists(kept: string | null, tab: string | null): TableList[] {
  return `${kept ?? ''}\n${tab ?? ''}`.split('\n').reduce<TableList[]>((lists, line) => {
    const pending = parsePendingDish(line);
    if (pending) {
      const { branch, dish, price } = pending;
      return replaceList(lists, addDish(listAmong(lists, branch), dishHash(dish), price));
    }
    const list = readList(line);
    if (!list) return lists;
    const before = lists.find(({ branch }) => branch === list.branch);
    const joined = before && joinLists(before, list);
    return joined ? replaceList(lists, joined) : lists.concat(list);
  }, []);
}
/** The lists, the last changed first; of one branch several while they are too many for one, of which the first is used. */
export const $lists = computed([keptLists.$text, tabLists.$text], parseLists);
/** Tells the list of a branch: an empty one for the same people if there is none. */
export const $listOf = computed([$lists, $tabFilters, $saved], (lists) => (branch: number) => listAmong(lists, branch));

const currentLists = () => parseLists(keptLists.read(), tabLists.read());

function storeLists(lists: readonly TableList[]): void {
  const mark = ({ people }: TableList) => (countFilters({ ...noFilters, people }) > 0 ? NEEDS_MARK : '');
  const text =
    lists
      .filter(isWorthKeeping)
      .map((list) => writeList(list) + mark(list))
      .join('\n') || null;
  keptLists.write(savedFilters() === null ? null : text);
  // What the device does not keep, or has no room for, stays in the tab.
  tabLists.write(keptLists.read() === text ? null : text);
}

/** Whether a list has more than an empty one. */
export const isWorthKeeping = ({ entries, people }: TableList): boolean =>
  entries.length > 0 || hasNamesOrNeeds(people);

export const hasList = (branch: number): boolean => currentLists().some((list) => list.branch === branch);

/** The lists with one in place of its branch's first. */
function replaceList(lists: readonly TableList[], list: TableList): TableList[] {
  const before = lists.find(({ branch }) => branch === list.branch);
  return [list, ...lists.filter((one) => one !== before)];
}

/** Stores a list in place of its branch's, which is then used last. A list without dishes and people is forgotten. */
export function saveList(list: TableList): void {
  store(BRANCH_KEY, String(list.branch));
  storeLists(replaceList(currentLists(), list));
}

const listAmong = (lists: readonly TableList[], branch: number): TableList =>
  lists.find((list) => list.branch === branch) ?? { ...emptyList(branch), people: partyAmong(lists, branch).people };

/** The list of a branch as it is stored now. */
export const listOf = (branch: number): TableList => listAmong(currentLists(), branch);

/** All lists as they are stored now, with those of a branch first. */
export const listsFrom = (branch: number): TableList[] =>
  currentLists().toSorted((one, other) => Number(other.branch === branch) - Number(one.branch === branch));

/**
 * Joins a shared list with that of its branch, or stores it behind that one if both are too many for one list. One that this tab has
 * taken changes nothing again, whatever the guest has since changed.
 *
 * @returns the list as it was before, unless it was blank, if the link has changed its dishes or the needs of its people
 */
export function takeList(theirs: TableList, nameGuest: (number: number) => string): TableList | null {
  const mine = listOf(theirs.branch);
  // The hash at its end, so that nobody's allergies are stored once more.
  const hash = writeList(theirs).slice(-6);
  const taken = takenLists.read()?.split('\n') ?? [];
  if (taken.includes(hash) && mine.entries.length > 0) return null;
  const named = isBlank(theirs) ? theirs : nameGuests(theirs, mine, nameGuest);
  const joined = joinLists(mine, named);
  if (joined) saveList(joined);
  else storeLists([...replaceList(currentLists(), mine), named]);
  takenLists.write([...taken, hash].join('\n'));
  const isChanged = joined && !isBlank(mine) && writeList(joined) !== writeList(mine);
  return isChanged && (mine.entries.length > 0 || joinedPeople(mine.people, joined.people).length > 0) ? mine : null;
}

/** Keeps one of two lists that are too many for one. Links that both were joined with can be taken again. */
export function chooseList(list: TableList, other: TableList): void {
  takenLists.write(null);
  const texts = new Set([list, other].map(writeList));
  storeLists([list, ...currentLists().filter((one) => !texts.has(writeList(one)))]);
}

export function changeList(branch: number, change: (list: TableList) => TableList): void {
  saveList(change(listOf(branch)));
}

/** Stores the lists anew: with the pending dishes on them (pending-dishes.ts), and where saved filters say that they are kept. */
export const moveLists = (): void => storeLists(currentLists());

/** Changes the people of every list that has the same. */
export function replacePeople(before: readonly Person[], people: readonly Person[], removed?: number): void {
  if (isSamePeople(before, people)) return;
  storeLists(
    currentLists().map((list) => (isSamePeople(list.people, before) ? setPeople(list, people, removed) : list)),
  );
}

/**
 * Who looks for dishes when a guest opens the filters, or puts the first dish on a list: those of the filters of this tab, of the
 * branch's list, of the last list, or those that are saved.
 */
function partyAmong(lists: readonly TableList[], branch: number): Filters {
  const filters = tabFilters();
  if (filters) return filters;
  const known = [lists.find((list) => list.branch === branch), ...lists].find(
    (list) => list && hasNamesOrNeeds(list.people),
  );
  const saved = savedFilters();
  if (!known) return saved ?? noFilters;
  const party = { ...noFilters, people: known.people };
  return saved && isSaved(party, saved) ? saved : party;
}

/** The same of the lists as they are stored now. */
export const partyOf = (branch: number): Filters => partyAmong(currentLists(), branch);
