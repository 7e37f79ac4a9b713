/** What leaves dishes out in this tab: a search, and the needs of the party unless the guest has set them aside by Clear. */
import { computed } from 'nanostores';
import { MENU_PAGE_PARAMETER, readFilterParameters } from '../paths.ts';
import { isReadCompletely, isSamePeople, parseFilters, serializeFilters } from './filter-parameters.ts';
import { OFF_PARAMETER } from './keys.ts';
import { changePeople, hasNamesOrNeeds, joinParties } from './party.ts';
import { countFilters, noFilters, type Filters, type Person } from './people.ts';
import {
  $party,
  $undo,
  changeUndoably,
  forgetPeople,
  partyNow,
  saveParty,
  tabFilters,
  undo,
  type UndoableChange,
} from './stored-party.ts';

const parse = (text: string): Filters => parseFilters(new URLSearchParams(text));
const needsOf = (people: readonly Person[]) => countFilters({ ...noFilters, people });

/** The search and the people, whether or not their needs leave dishes out. */
export const $choices = computed([$party, tabFilters.$text], ({ people }, text): Filters => ({
  search: parse(text ?? '').search,
  people,
}));

/** Whether the party has needs that leave nothing out, since the guest has set them aside. */
export const $needsSetAside = computed(
  [$party, tabFilters.$text],
  ({ people }, text) => new URLSearchParams(text ?? '').has(OFF_PARAMETER) && needsOf(people) > 0,
);

const $applied = computed([$choices, $needsSetAside], (choices, isSetAside) =>
  String(serializeFilters(isSetAside ? { ...choices, people: noFilters.people } : choices)),
);
/** What leaves dishes out. */
export const $filters = computed($applied, parse);

const takesBackFilters = (change: UndoableChange | null) => change?.kind === 'filters' && !change.isUndone;

/** Whether Undo brings back the filters before Clear, before Forget or before a link, or needs that are set aside. */
export const $canUndo = computed(
  [$undo, $needsSetAside],
  (change, isSetAside) => isSetAside || takesBackFilters(change),
);

const storeChoice = (search: string, isSetAside: boolean): void =>
  tabFilters.write(
    search || isSetAside
      ? `${serializeFilters({ ...noFilters, search })}${isSetAside ? `&${OFF_PARAMETER}=` : ''}`
      : null,
  );

/** Changes who is eating and their needs, which then leave dishes out. */
export function choosePeople(people: readonly Person[]): void {
  if (!isSamePeople(people, partyNow().people)) saveParty(changePeople(partyNow(), people));
  storeChoice($choices.get().search, false);
}

/** Removes a person by the index; their dishes become shared. Undo brings them back, under the name that they have on the page. */
export function removePerson(index: number, name: string): void {
  const party = partyNow();
  changeUndoably({ kind: 'person', index, name }, () => {
    saveParty(changePeople(party, party.people.toSpliced(index, 1), index));
    storeChoice($choices.get().search, false);
  });
}

export const search = (words: string): void => storeChoice(words, $needsSetAside.get());

/** Shows all dishes, or those that only the search has left out, also on the next page of this tab. Nobody's needs are lost. */
export function clearFilters(isSearchOnly: boolean): void {
  const isSetAside = $needsSetAside.get() || (!isSearchOnly && needsOf($choices.get().people) > 0);
  changeUndoably({ kind: 'filters' }, () => storeChoice('', isSetAside));
}

export function undoClear(): void {
  if (takesBackFilters($undo.get())) undo();
  else if ($needsSetAside.get()) choosePeople($choices.get().people);
}

/** Forgets who is eating, in this tab and on the device. Undo is there until the guest leaves the page. */
export const forgetFilters = (): void =>
  changeUndoably({ kind: 'filters' }, () => {
    storeChoice('', false);
    forgetPeople();
  });

/**
 * Joins the filters of the address with those of the tab. The address then loses them because they are health data.
 *
 * @returns what the page has to say: that it cannot read all of them, or that both are too many people, and then nothing has changed
 */
export function receiveFilters(): 'unread' | 'tooMany' | undefined {
  const query = readFilterParameters(location.hash);
  if (!query) return undefined;
  const page = new URLSearchParams(location.search).get(MENU_PAGE_PARAMETER);
  history.replaceState(history.state, '', location.pathname + (page === null ? '' : `?${MENU_PAGE_PARAMETER}=${page}`));
  const theirs = parseFilters(query);
  const joined = joinParties(partyNow(), { people: theirs.people, lists: [] });
  if (!joined) return 'tooMany';
  const { people } = $choices.get();
  const isSetAside = $needsSetAside.get() && needsOf(theirs.people) === 0;
  const isJoined = hasNamesOrNeeds(people) && !isSamePeople(people, joined.people);
  changeUndoably(isJoined && { kind: 'filters' }, () => {
    saveParty(joined);
    storeChoice(theirs.search, isSetAside);
  });
  return isReadCompletely(query) ? undefined : 'unread';
}
