/**
 * What the guests of one table have chosen: who they are and what each does not eat, and their list at each branch. The filters of
 * the menus, Our table and the buttons that add dishes share it. Every change is stored at once, so that the next page has it.
 *
 *     filters   in sessionStorage: of this tab (menu-filters.ts)
 *     saved     the filters in localStorage, only if the guest asks for it
 *     lists     in localStorage while there are saved filters, else in sessionStorage
 *
 * People are changed in all places that have the same people, and nowhere else: choices that come with somebody's link replace
 * neither the names and allergies of a list nor what is saved. Who is entered on a list also filters the menus, until Clear. Clear empties
 * only the filters of this tab: lists and what is saved keep their people, but for a diet alone, and the menus say so. Undo and the
 * panel of all filters begin with them again.
 */
import { atom, computed, onMount } from 'nanostores';
import { FILTERS_KEY, LISTS_KEY, NEEDS_MARK, SAVED_KEY, TAKEN_KEY } from './keys.ts';
import { parsePendingDish } from './pending-dishes.ts';
import { addDish, dishHash, emptyList, joinLists, nameGuests, setPeople, type TableList } from './table-list.ts';
import { readList, writeList } from './list-address.ts';
import { MENU_PAGE_PARAMETER, readFilterParameters } from '../paths.ts';
import { isSamePeople, parseParty, serializeParty } from './party.ts';
import { countFilters, newPerson, noParty, type Party, type Person } from './people.ts';

/** One list a line as the fragment of its address, the last changed first: those that the device keeps, and those of this tab. */
const keptLists = storedText('localStorage', LISTS_KEY);
const tabLists = storedText('sessionStorage', LISTS_KEY);
const takenLists = storedText('sessionStorage', TAKEN_KEY);
/** The filters of this tab (menu-filters.ts), and those that the device keeps, as the parameters of an address. */
const storedFilters = storedText('sessionStorage', FILTERS_KEY);
const storedChoices = storedText('localStorage', SAVED_KEY);

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
const parseChoices = (text: string | null) => (text ? parseParty(new URLSearchParams(text)) : null);
const queryOf = (party: Party) => String(serializeParty(party));

/** The lists, the last changed first; of one branch several while they are too many for one, of which the first is used. */
export const $lists = computed([keptLists.$text, tabLists.$text], parseLists);
/** The choices that this device keeps; null if the guest has not asked for it. */
export const $saved = computed(storedChoices.$text, parseChoices);
/** Tells the list of a branch: an empty one for the same people if there is none. */
export const $listOf = computed(
  [$lists, storedFilters.$text, storedChoices.$text],
  (lists) => (branch: number) => listAmong(lists, branch),
);

const currentLists = () => parseLists(keptLists.read(), tabLists.read());

/** Whether somebody has given a name or said what they do not eat. */
const isKnown = (people: readonly Person[]) => !isSamePeople(people, noParty.people);

function storeLists(lists: readonly TableList[]): void {
  const mark = ({ people }: TableList) => (countFilters({ ...noParty, people }) > 0 ? NEEDS_MARK : '');
  const text =
    lists
      .filter(isWorthKeeping)
      .map((list) => writeList(list) + mark(list))
      .join('\n') || null;
  keptLists.write(storedChoices.read() === null ? null : text);
  // What the device does not keep, or has no room for, stays in the tab.
  tabLists.write(keptLists.read() === text ? null : text);
}

/** Whether a list has more than an empty one. */
export const isWorthKeeping = ({ entries, people }: TableList): boolean => entries.length > 0 || isKnown(people);

export const hasList = (branch: number): boolean => currentLists().some((list) => list.branch === branch);

/** The lists with one in place of its branch's first. */
function replaceList(lists: readonly TableList[], list: TableList): TableList[] {
  const before = lists.find(({ branch }) => branch === list.branch);
  return [list, ...lists.filter((one) => one !== before)];
}

/** Stores a list in place of its branch's. A list without dishes and people is forgotten. */
export const saveList = (list: TableList): void => storeLists(replaceList(currentLists(), list));

const listAmong = (lists: readonly TableList[], branch: number): TableList =>
  lists.find((list) => list.branch === branch) ?? { ...emptyList(branch), people: partyAmong(lists, branch).people };

/** The list of a branch as it is stored now. */
export const listOf = (branch: number): TableList => listAmong(currentLists(), branch);

/**
 * Joins a shared list with that of its branch, or stores it behind that one if both are too many for one list. One that this tab has
 * taken changes nothing again, whatever the guest has since changed. Guests of the link without a name get one of `nameGuest`: each
 * is somebody else than the guests without a name here.
 */
export function takeList(text: string, theirs: TableList, nameGuest: (number: number) => string): void {
  const mine = listOf(theirs.branch);
  // The hash at its end, so that nobody's allergies are stored once more.
  const hash = text.slice(-6);
  const taken = takenLists.read()?.split('\n') ?? [];
  if (taken.includes(hash) && mine.entries.length > 0) return;
  const named = isOwn(mine, theirs) ? theirs : nameGuests(theirs, mine.people, nameGuest);
  const joined = joinLists(mine, named);
  if (joined) saveList(joined);
  else storeLists([...replaceList(currentLists(), mine), named]);
  takenLists.write([...taken, hash].join('\n'));
}

/** Whether a link has the list of this tab, or takes its people to a branch without one. */
const isOwn = (mine: TableList, theirs: TableList) =>
  mine.entries.length === 0 ? isSamePeople(mine.people, theirs.people) : writeList(mine) === writeList(theirs);

/** Keeps one of two lists that are too many for one. Links that both were joined with can be taken again. */
export function chooseList(list: TableList, other: TableList): void {
  takenLists.write(null);
  const texts = new Set([list, other].map(writeList));
  storeLists([list, ...currentLists().filter((one) => !texts.has(writeList(one)))]);
}

export function changeList(branch: number, change: (list: TableList) => TableList): void {
  saveList(change(listOf(branch)));
}

/** Puts the pending dishes on their lists (pending-dishes.ts). */
export const addPendingDishes = (): void => storeLists(currentLists());

/** Changes who is at the table, beginning with the list of a branch. `removed` is the index of a person who was removed. */
export function changePeople(branch: number, people: readonly Person[], removed?: number): void {
  const list = listOf(branch);
  const before = list.people;
  saveList(setPeople(list, people, removed));
  replacePeople(before, people, removed);
  if (storedFilters.read() === null) storedFilters.write(queryOf({ ...noParty, people: before }));
  for (const stored of [storedFilters, storedChoices]) {
    const party = parseChoices(stored.read());
    if (party && isSamePeople(party.people, before)) stored.write(queryOf({ ...party, people }));
  }
}

/** Changes the people of every list that has the same. */
function replacePeople(before: readonly Person[], people: readonly Person[], removed?: number): void {
  if (isSamePeople(before, people)) return;
  storeLists(
    currentLists().map((list) => (isSamePeople(list.people, before) ? setPeople(list, people, removed) : list)),
  );
}

/**
 * Who looks for dishes when a guest opens the filters, or puts the first dish on a list: those of the filters of this tab, of the
 * branch's list, of the last list, or those that are saved.
 */
function partyAmong(lists: readonly TableList[], branch: number): Party {
  const filters = parseChoices(storedFilters.read());
  if (filters) return filters;
  const known = [lists.find((list) => list.branch === branch), ...lists].find((list) => list && isKnown(list.people));
  const saved = parseChoices(storedChoices.read());
  if (!known) return saved ?? noParty;
  return saved && isSamePeople(saved.people, known.people) ? saved : { ...noParty, people: known.people };
}

/** The filters for the people of a list or of what is saved, if these leave dishes out. */
export function knownFilters(branch: number): Party | null {
  const party = partyAmong(currentLists(), branch);
  return countFilters(party) > 0 ? party : null;
}

/** The filters for the people of this table. A list that nobody has said anything about becomes theirs. */
export function startFilters(branch: number): Party {
  const party = partyAmong(currentLists(), branch);
  replacePeople(noParty.people, party.people);
  return party;
}

/**
 * The filters with which a menu is opened: those of the address, which then loses them because they are health data; those of this
 * tab; or those that the device keeps, unless the address names a part of the menu.
 */
export function readFilters(): Party {
  const query = readFilterParameters(location);
  if (query) {
    const page = new URLSearchParams(location.search).get(MENU_PAGE_PARAMETER);
    const search = page === null ? '' : `?${MENU_PAGE_PARAMETER}=${page}`;
    history.replaceState(history.state, '', location.pathname + search);
    storedFilters.write(queryOf(parseParty(query)));
  }
  return parseChoices(storedFilters.read() ?? (location.hash === '' ? storedChoices.read() : null)) ?? noParty;
}

/** Stores changed filters for this tab, and in every list with the same people. `removed` is the index of a person who was removed. */
export function storeFilters(before: Party, party: Party, removed?: number): void {
  storedFilters.write(countFilters(party) > 0 || isKnown(party.people) ? queryOf(party) : '');
  replacePeople(before.people, party.people, removed);
  if (isSaved(before, parseChoices(storedChoices.read()))) storedChoices.write(savedText(party));
}

/** Clears the filters of this tab. The lists keep their people, but for the diet of a single guest who has no allergy. */
export function clearFilters(): void {
  const [guest, ...others] = parseChoices(storedFilters.read())?.people ?? [];
  storedFilters.write('');
  if (guest?.without.length === 0 && others.length === 0) replacePeople([guest], [newPerson(guest.name)]);
}

/** The device keeps people, not what they look for today. */
const savedText = (party: Party) => queryOf({ ...party, search: '' });

/** Whether the device keeps the choices of these people. */
export const isSaved = ({ people }: Party, saved: Party | null): boolean =>
  saved !== null && isSamePeople(saved.people, people);

/** Keeps choices on this device, and with them the lists. */
export function saveChoices(party: Party): void {
  storedChoices.write(savedText(party));
  storeLists(currentLists());
}

/** The lists stay in this tab. */
export function forgetSaved(): void {
  const lists = currentLists();
  storedChoices.write(null);
  storeLists(lists);
}

/**
 * A text in the browser's storage as a store; null if there is none. It is read anew for every change: a suspended tab, and a page that
 * Back has brought from the browser's memory, have not heard of what was stored meanwhile.
 *
 * Where storage is blocked or full, a text for `sessionStorage` lives as long as the page. One for `localStorage` is not kept, and what
 * was there goes, so that nothing says that the device has it, and nothing outdated comes back.
 */
function storedText(place: 'localStorage' | 'sessionStorage', key: string) {
  const $text = atom<string | null>(null);
  let text: string | null = null;
  let isHeld = false;
  const read = () => {
    try {
      if (!isHeld) text = window[place].getItem(key);
    } catch {
      // In the build, or where storage is blocked.
    }
    return text;
  };
  const show = () => $text.set(read());
  const write = (next: string | null) => {
    try {
      isHeld = false;
      if (next === null) window[place].removeItem(key);
      else if (next !== read()) window[place].setItem(key, next);
    } catch {
      isHeld = place === 'sessionStorage';
      if (isHeld) text = next;
      else if (next !== null) return write(null);
    }
    show();
  };
  onMount($text, () => {
    if (typeof window === 'undefined') return undefined;
    show();
    const events = ['storage', 'pageshow', 'visibilitychange'];
    const listening = new AbortController();
    for (const type of events) addEventListener(type, show, { signal: listening.signal });
    return () => listening.abort();
  });
  return { $text, read, write };
}
