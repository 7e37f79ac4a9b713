/** What leaves dishes out in this tab: a search, and the needs of the party unless the guest has cleared them. */
import { atom, computed } from 'nanostores';
import { MENU_PAGE_PARAMETER, readFilterParameters } from '../paths.ts';
import { isReadCompletely, isSamePeople, parseFilters, serializeFilters } from './filter-parameters.ts';
import { CLEARED_KEY, FILTERS_KEY, OFF_PARAMETER } from './keys.ts';
import { changePeople, hasNamesOrNeeds, joinParties } from './party.ts';
import { countFilters, noFilters, type Filters, type Person } from './people.ts';
import { $party, forgetPeople, partyNow, saveParty } from './stored-party.ts';
import { storedText } from './stored-text.ts';

const tab = storedText('sessionStorage', FILTERS_KEY);
const cleared = storedText('sessionStorage', CLEARED_KEY);
/** The same as in `cleared`, of what the guest has forgotten: no other page has it. */
const $forgotten = atom('');

const parse = (text: string): Filters => parseFilters(new URLSearchParams(text));
const needsOf = (people: readonly Person[]) => countFilters({ ...noFilters, people });

/** The search and the people, whether or not their needs leave dishes out. */
export const $choices = computed([$party, tab.$text], ({ people }, text): Filters => ({
  search: parse(text ?? '').search,
  people,
}));

/** Whether the party has needs that leave nothing out, since the guest has cleared them. */
export const $isOff = computed(
  [$party, tab.$text],
  ({ people }, text) => new URLSearchParams(text ?? '').has(OFF_PARAMETER) && needsOf(people) > 0,
);

const $applied = computed([$choices, $isOff], (choices, isOff) =>
  String(serializeFilters(isOff ? { ...choices, people: noFilters.people } : choices)),
);
/** What leaves dishes out. */
export const $filters = computed($applied, parse);

/** Choices and whether they apply, as text. */
const write = (choices: Filters, isOff: boolean) => `${serializeFilters(choices)}${isOff ? `&${OFF_PARAMETER}=` : ''}`;

/** What Undo brings back: the filters before Clear, before a link or before Forget, as long as nothing has changed since; or needs that are cleared. */
export const $undoable = computed(
  [$choices, $isOff, cleared.$text, $forgotten],
  (choices, isOff, ...texts): Filters | null => {
    const [before] = texts
      .map((text) => text?.split('\n') ?? [])
      .flatMap(([old = '', now]) => (now === write(choices, isOff) ? parse(old) : []));
    return before ?? (isOff ? choices : null);
  },
);

const undoText = (now: Filters, isOff: boolean) => `${serializeFilters($choices.get())}\n${write(now, isOff)}`;

function storeChoice(search: string, isOff: boolean, undo: string | null = null): void {
  cleared.write(undo);
  tab.write(search || isOff ? write({ ...noFilters, search }, isOff) : null);
}

/** Changes who is eating and their needs, which then leave dishes out. `removed` is the index of a person who was removed. */
export function choosePeople(people: readonly Person[], removed?: number): void {
  if (!isSamePeople(people, partyNow().people)) saveParty(changePeople(partyNow(), people, removed));
  storeChoice($choices.get().search, false);
}

export const search = (words: string): void => storeChoice(words, $isOff.get());

/** Shows all dishes, or those that only the search has left out, also on the next page of this tab. Nobody's needs are lost. */
export function clearFilters(isSearchOnly: boolean): void {
  const { people } = $choices.get();
  const isOff = $isOff.get() || (!isSearchOnly && needsOf(people) > 0);
  storeChoice('', isOff, undoText({ search: '', people }, isOff));
}

export function undoClear(): void {
  const before = $undoable.get();
  if (!before) return;
  if (before.search !== $choices.get().search) search(before.search);
  choosePeople(before.people);
}

/** Forgets who is eating, in this tab and on the device. Undo is there until the guest leaves the page. */
export function forgetFilters(): void {
  $forgotten.set(undoText(noFilters, false));
  storeChoice('', false);
  forgetPeople();
}

/**
 * Joins the filters of the address with those of the tab. The address then loses them because they are health data.
 *
 * @returns what the page has to say: that it cannot read all of them, or that both are too many people, and then nothing has changed
 */
export function takeLink(): 'unread' | 'tooMany' | undefined {
  const query = readFilterParameters(location);
  if (!query) return undefined;
  const page = new URLSearchParams(location.search).get(MENU_PAGE_PARAMETER);
  history.replaceState(history.state, '', location.pathname + (page === null ? '' : `?${MENU_PAGE_PARAMETER}=${page}`));
  const theirs = parseFilters(query);
  const joined = joinParties(partyNow(), { people: theirs.people, lists: [] });
  if (!joined) return 'tooMany';
  const before = $choices.get();
  const isJoined = hasNamesOrNeeds(before.people) && !isSamePeople(before.people, joined.people);
  const isOff = $isOff.get() && needsOf(theirs.people) === 0;
  const now = { search: theirs.search, people: joined.people };
  const undo = isJoined ? undoText(now, isOff) : null;
  if (write(now, isOff) !== write(before, $isOff.get())) {
    saveParty(joined);
    storeChoice(theirs.search, isOff, undo);
  }
  return isReadCompletely(query) ? undefined : 'unread';
}
