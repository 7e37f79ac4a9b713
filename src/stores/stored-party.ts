/**
 * The party in the browser: in sessionStorage, or in localStorage while the guest lets the device remember it. A tab that had one of
 * its own when another tab asked for that adds it to the one of the device, unless both are too many for one.
 */
import { atom, computed } from 'nanostores';
import { joinedPeople } from './join-people.ts';
import { BRANCH_KEY, FILTERS_KEY, PARTY_KEY, store, TAKEN_KEY } from './keys.ts';
import { writeList } from './list-address.ts';
import {
  addPending,
  changePeople,
  hasNamesOrNeeds,
  joinParties,
  listAmong,
  type Party,
  readParty,
  replaceList,
  replaceWithTheirs,
  writeParty,
} from './party.ts';
import { noFilters } from './people.ts';
import { storedText } from './stored-text.ts';
import { isBlank, nameGuests, type TableList } from './table-list.ts';

const kept = storedText('localStorage', PARTY_KEY);
const tab = storedText('sessionStorage', PARTY_KEY);
const takenLists = storedText('sessionStorage', TAKEN_KEY);
/** The search of the tab, and whether needs are set aside (stored-filters.ts). */
export const tabFilters = storedText('sessionStorage', FILTERS_KEY);

function parse(ofDevice: string | null, ofTab: string | null) {
  const own = readParty(ofTab ?? '');
  const joined = ofDevice === null ? null : joinParties(readParty(ofDevice), own);
  return { party: addPending(joined ?? own, ofTab ?? ''), isKept: joined !== null };
}
const stored = () => parse(kept.read(), tab.read());
const $stored = computed([kept.$text, tab.$text], parse);

export const $party = computed($stored, ({ party }) => party);
/** Whether the device remembers the party. */
export const $isKept = computed($stored, ({ isKept }) => isKept);
/** Tells the list of a branch. */
export const $listOf = computed($party, (party) => (branch: number) => listAmong(party, branch));

/** The party as it is stored now. */
export const partyNow = (): Party => stored().party;
export const listOf = (branch: number): TableList => listAmong(partyNow(), branch);

/** Whether a list has more than an empty one. */
export const isWorthKeeping = ({ entries, people }: TableList): boolean =>
  entries.length > 0 || hasNamesOrNeeds(people);

/** Stores the party. What the device has no room for stays in the tab. */
export function saveParty(party: Party, isKept = stored().isKept): void {
  const text = writeParty(party);
  if (isKept) kept.write(text);
  const isEmpty = party.lists.length === 0 && !hasNamesOrNeeds(party.people);
  tab.write(isEmpty || (isKept && kept.read() === text) ? null : text);
}

/** Lets the device remember the party, or only this tab. */
export function keepParty(isKept: boolean): void {
  saveParty(partyNow(), isKept);
  if (!isKept) kept.write(null);
}

/** What Undo takes back: Clear, Forget or a link of filters, a removed person, cleared dishes, a joined list. */
type Undoable =
  | { kind: 'filters' }
  | { kind: 'person'; index: number; name: string }
  | { kind: 'dishes' | 'list'; branch: number };
/** All that a guest has chosen, as texts. */
type Choices = Record<'people' | 'lists' | 'filters', string>;
export type UndoableChange = Undoable & {
  before: Choices;
  after: Choices;
  parts: readonly (keyof Choices)[];
  isUndone: boolean;
};

function asTexts(party: Party, filters: string | null): Choices {
  const [people = '', ...lists] = writeParty(party).split('\n');
  return { people, lists: lists.join('\n'), filters: filters ?? '' };
}
const textsNow = () => asTexts(partyNow(), tabFilters.read());
const partyOf = ({ people, lists }: Choices) => readParty(`${people}\n${lists}`);

const $lastChange = atom<UndoableChange | null>(null);

/** The last change on this page that Undo takes back, or brings back; null as soon as a part that it has changed is changed again. */
export const $undo = computed([$lastChange, $party, tabFilters.$text], (change, ...now) => {
  const texts = asTexts(...now);
  return change?.parts.every((part) => texts[part] === change.after[part]) ? change : null;
});

/** Makes a change that Undo takes back, unless `what` is false. */
export function changeUndoably(what: Undoable | false, change: () => void): void {
  const before = textsNow();
  change();
  const after = textsNow();
  const parts = (['people', 'lists', 'filters'] as const).filter((part) => before[part] !== after[part]);
  if (what && parts.length > 0) $lastChange.set({ ...what, before, after, parts, isUndone: false });
}

/** Takes the last change back, or brings it back; what has changed beside it stays. Links that were taken can be taken again. */
export function undo(): void {
  const change = $undo.get();
  if (!change) return;
  const next = textsNow();
  for (const part of change.parts) next[part] = change.before[part];
  takenLists.write(null);
  tabFilters.write(next.filters || null);
  saveParty(partyOf(next));
  $lastChange.set({ ...change, before: change.after, after: change.before, isUndone: !change.isUndone });
}

/** The list of a branch as it was before a change. */
export const listBefore = ({ before }: UndoableChange, branch: number): TableList => listAmong(partyOf(before), branch);

/** Forgets everybody, on the device too. The lists stay in this tab. */
export function forgetPeople(): void {
  saveParty(changePeople(partyNow(), noFilters.people), false);
  kept.write(null);
}

/** Stores the party anew, with the pending dishes on its lists (pending-dishes.ts). */
export const storePending = (): void => saveParty(partyNow());

/** Stores a list in place of its branch's, which is then used last. Its people are those of the party. */
export function saveList(list: TableList): void {
  store(BRANCH_KEY, String(list.branch));
  saveParty(replaceList(partyNow(), list));
}

export function changeList(branch: number, change: (list: TableList) => TableList): void {
  saveList(change(listOf(branch)));
}

export const clearList = (branch: number): void =>
  changeUndoably({ kind: 'dishes', branch }, () => changeList(branch, (list) => ({ ...list, entries: [] })));

/**
 * Joins a shared list with that of its branch. One that this tab has taken changes nothing again, whatever the guest has since changed.
 *
 * Undo takes it off if it has changed dishes of one's own, or the needs of its people.
 *
 * @returns false if both are too many for one, and then nothing has changed
 */
export function receiveList(theirs: TableList, nameGuest: (number: number) => string): boolean {
  const mine = listOf(theirs.branch);
  // The hash at its end, so that nobody's allergies are stored once more.
  const hash = writeList(theirs).slice(-6);
  const taken = takenLists.read()?.split('\n') ?? [];
  if (taken.includes(hash) && mine.entries.length > 0) return true;
  const named = isBlank(theirs) ? theirs : nameGuests(theirs, mine, nameGuest);
  const joined = joinParties(partyNow(), { people: named.people, lists: [named] });
  if (!joined) return false;
  const list = listAmong(joined, theirs.branch);
  const isChanged =
    !isBlank(mine) &&
    writeList(list) !== writeList(mine) &&
    (mine.entries.length > 0 || joinedPeople(mine.people, list.people).length > 0);
  changeUndoably(isChanged && { kind: 'list', branch: theirs.branch }, () => {
    saveList(list);
    takenLists.write([...taken, hash].join('\n'));
  });
  return true;
}

/** Takes one of two versions of a list, or somebody's in place of the guest's. Links that were joined with the other can be taken again. */
export function chooseList(list: TableList, isTheirs: boolean): void {
  takenLists.write(null);
  if (isTheirs) saveParty(replaceWithTheirs(partyNow(), list));
  else saveList(list);
}
