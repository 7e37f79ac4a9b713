/**
 * What the guests of one table have chosen: who they are and what each does not eat, and their list at each branch. The finder, Our
 * table and the buttons that add dishes share it. Every change is stored at once, so that the next page has it.
 *
 *     $party    the people of the finder while it is open; its address has them too
 *     lists     in sessionStorage: of this tab
 *     saved     the finder's choices in localStorage, only if the guest asks for it
 *
 * People are changed in all places that have the same people, and nowhere else: choices that come with somebody's link replace
 * neither the names and allergies of a list nor what is saved.
 */
import { atom, computed } from 'nanostores';
import { LISTS_KEY, SAVED_KEY } from './keys.ts';
import { readList, writeList } from './list-address.ts';
import { noParty, parseParty, type Party, type Person, serializeParty } from './party.ts';
import { storedText } from './stored-text.ts';
import { addDish, dishNumber, emptyList, setPeople, type TableList } from './table-list.ts';
import { parseWaiting } from './waiting.ts';

/** One list a line as the fragment of its address, the last changed first. */
const storedLists = storedText('sessionStorage', LISTS_KEY);
/** The parameters of the finder's address. */
const storedChoices = storedText('localStorage', SAVED_KEY);

/** The lists of the stored text, with the dishes that wait beside them (waiting.ts). */
function parseLists(text: string | null): TableList[] {
  const lines = (text ?? '').split('\n');
  const waiting = lines.map(parseWaiting).filter((dish) => dish !== null);
  return waiting.reduce(
    (lists, { branch, dish, price }) => replaceList(lists, addDish(listAmong(lists, branch), dishNumber(dish), price)),
    lines.map(readList).filter((list) => list !== null),
  );
}
const parseChoices = (text: string | null) => (text === null ? null : parseParty(new URLSearchParams(text)));
const queryOf = (party: Party) => String(serializeParty(party));

/** The lists of this tab, at most one for each branch, the last changed first. */
export const $lists = computed(storedLists.$text, parseLists);
/** The choices that this device keeps; null if the guest has not asked for it. */
export const $saved = computed(storedChoices.$text, parseChoices);
/** Who is looking for dishes; null while the finder is closed. */
export const $party = atom<Party | null>(null);

const currentLists = () => parseLists(storedLists.read());
const listAt = (branch: number) => currentLists().find((list) => list.branch === branch);

const isSame = (people: readonly Person[], others: readonly Person[]) =>
  queryOf({ ...noParty, people }) === queryOf({ ...noParty, people: others });
/** Whether somebody has given a name or said what they do not eat. */
const isKnown = (people: readonly Person[]) => !isSame(people, noParty.people);

function storeLists(lists: readonly TableList[]): void {
  const kept = lists.filter(isWorthKeeping);
  const text = kept.length === 0 ? null : kept.map(writeList).join('\n');
  if (text !== storedLists.read()) storedLists.write(text);
}

/** Whether a list has more than an empty one. */
export const isWorthKeeping = ({ entries, people }: TableList): boolean => entries.length > 0 || isKnown(people);

export const hasList = (branch: number): boolean => listAt(branch) !== undefined;

/** The lists with one in place of its branch's last. */
const replaceList = (lists: readonly TableList[], list: TableList): TableList[] => [
  list,
  ...lists.filter(({ branch }) => branch !== list.branch),
];

/** Stores a list in place of its branch's last. A list without dishes and people is forgotten. */
export const saveList = (list: TableList): void => storeLists(replaceList(currentLists(), list));

const listAmong = (lists: readonly TableList[], branch: number): TableList =>
  lists.find((list) => list.branch === branch) ?? { ...emptyList(branch), people: partyAmong(lists, branch).people };

/** The list of a branch as it is now; an empty one for the same people if the tab has none. */
export const listOf = (branch: number): TableList => listAmong(currentLists(), branch);

/** Changes the list of a branch. */
export function changeList(branch: number, change: (list: TableList) => TableList): void {
  saveList(change(listOf(branch)));
}

/** Puts the dishes that wait on their lists (waiting.ts). */
export const putWaiting = (): void => storeLists(currentLists());

/** Changes who is at the table, beginning with the list of a branch. */
export function changePeople(branch: number, people: readonly Person[]): void {
  const list = listOf(branch);
  const before = list.people;
  saveList(setPeople(list, people));
  replacePeople(before, people);
  const saved = parseChoices(storedChoices.read());
  if (saved && isSame(saved.people, before)) storedChoices.write(queryOf({ ...saved, people }));
}

/** Changes the people of every list that has the same. */
function replacePeople(before: readonly Person[], people: readonly Person[]): void {
  storeLists(currentLists().map((list) => (isSame(list.people, before) ? setPeople(list, people) : list)));
}

/**
 * Who looks for dishes when a guest opens the finder, or puts the first dish on a list: those of the open finder, of the branch's
 * list, of the last list, or those that are saved.
 */
const startParty = (branch: number): Party => partyAmong(currentLists(), branch);

function partyAmong(lists: readonly TableList[], branch: number): Party {
  const open = $party.get();
  if (open) return open;
  const known = [lists.find((list) => list.branch === branch), ...lists].find((list) => list && isKnown(list.people));
  const saved = parseChoices(storedChoices.read());
  if (!known) return saved ?? noParty;
  return saved && isSame(saved.people, known.people) ? saved : { ...noParty, people: known.people };
}

/** Opens the finder for the people of this table. A list that nobody has said anything about becomes theirs. */
export function openFinder(branch: number): Party {
  const party = startParty(branch);
  replacePeople(noParty.people, party.people);
  $party.set(party);
  return party;
}

/** Changes the choices of the open finder. */
export function changeParty(party: Party): void {
  const before = $party.get() ?? noParty;
  $party.set(party);
  replacePeople(before.people, party.people);
  if (storedChoices.read() === queryOf(before)) storedChoices.write(queryOf(party));
}

/** Whether these are the choices that the device keeps. */
export const isSaved = (party: Party, saved: Party | null): boolean =>
  saved !== null && queryOf(saved) === queryOf(party);

/** Keeps choices on this device. */
export const saveChoices = (party: Party): void => storedChoices.write(queryOf(party));

export const forgetSaved = (): void => storedChoices.write(null);
