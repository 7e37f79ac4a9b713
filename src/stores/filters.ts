/**
 * Who looks for dishes on a menu or a page of allergens, and which of its dishes stay for them. The chips, the panel, the rows and what
 * is printed meet here; party.ts keeps the people for the next page.
 */
import { atom, computed } from 'nanostores';
import { type Exclusion, exclusionsFor, type FilteredDish, type MenuCounts } from '../../model/decide-dish.ts';
import { readFilterParameters } from '../paths.ts';
import { $dishes } from './menu.ts';
import {
  clearFilters,
  forgetSaved,
  joinFilters,
  needsBeyond,
  restoreFilters,
  startFilters,
  storeFilters,
} from './party.ts';
import { clearedFilters, storeCleared, takeFilters } from './stored-filters.ts';
import { isReadCompletely, serializeFilters } from './filter-parameters.ts';
import { countFilters, noFilters, type Filters } from './people.ts';

export const $filters = atom<Filters>(noFilters);

/** What Undo brings back: the filters before Clear, before a link, or before those of Our table or the device. stored-filters.ts keeps them for the next page. */
export const $undoable = atom<Filters | null>(null);

/** The dishes of the page by id: what their rows say of them, until the menu is fetched. */
export const $rows = atom<ReadonlyMap<string, FilteredDish & { isDrink: boolean }>>(new Map());

export interface FoundDish {
  /** Why it is found, if its row does not show it. */
  line?: string | undefined;
  /** "May contain fish", of one that is found for nothing else. */
  heading?: string | undefined;
}

/** The dishes that the words of the party find, by id; null without words, or until they are compared. */
export const $found = atom<ReadonlyMap<string, FoundDish> | null>(null);

/** Whether the page answers what the words ask, beside the dishes that they find: their allergens are counted, or the FAQ has it. */
export const $answered = atom(false);

export interface DishDecision {
  stays: boolean;
  exclusions: readonly Exclusion[];
  isFound: boolean;
}

/** What becomes of each dish of the page. One that the words do not find does not stay. */
export const $decisions = computed(
  [$rows, $dishes, $filters, $found],
  (rows, menu, party, found): ReadonlyMap<string, DishDecision> =>
    new Map(
      Array.from(rows, ([id, facts]) => {
        const exclusions = exclusionsFor(menu.get(id) ?? facts, party.people);
        const isFound = found?.has(id) ?? true;
        return [id, { stays: exclusions.length === 0 && isFound, exclusions, isFound }];
      }),
    ),
);

/** How many dishes stay, of how many. */
export const $count = computed([$rows, $decisions], (rows, decisions): MenuCounts => {
  const countOf = (isDrink: boolean) => {
    const all = [...decisions].filter(([id]) => rows.get(id)?.isDrink === isDrink);
    const numberOf = (is: 'stays' | 'isFound') => all.filter(([, decision]) => decision[is]).length;
    return { n: numberOf('stays'), found: numberOf('isFound'), total: all.length };
  };
  return { dishes: countOf(false), drinks: countOf(true) };
});

function setUndoable(party: Filters | null): void {
  $undoable.set(party);
  storeCleared(party);
}

/** Applies other filters, and keeps them for this tab; the same ones change nothing. `removed` is the index of a person who was removed. */
export function setFilters(party: Filters, removed?: number, undoable: Filters | null = null): void {
  const before = $filters.get();
  if (String(serializeFilters(party)) === String(serializeFilters(before))) return;
  setUndoable(undoable);
  // First the lists: whoever listens compares these with the filters.
  storeFilters(before, party, removed);
  $filters.set(party);
}

/** Begins with the people of Our table where nobody has chosen here. That is no choice: what Clear has taken away can still be brought back. */
export function beginFilters(branch: number): void {
  if (countFilters($filters.get()) === 0) setFilters(startFilters(branch), undefined, $undoable.get());
}

/** Whether the address has filters of which a part cannot be read. */
export function hasUnknownFilters(): boolean {
  const query = readFilterParameters(location);
  return query !== null && !isReadCompletely(query);
}

/** Applies the filters of the address, or of this tab. */
export function takeOverFilters(): void {
  const party = takeFilters();
  $undoable.set(clearedFilters());
  $filters.set(party);
}

/** Shows all dishes, or those that only the search has left out, also on the next page of this tab. What the device keeps stays. */
export function clearWithUndo(isSearchOnly = false): void {
  const before = $filters.get();
  const party = isSearchOnly ? { ...before, search: '' } : noFilters;
  setUndoable(before);
  if (isSearchOnly) storeFilters(before, party);
  else clearFilters();
  $filters.set(party);
}

/** Shows all dishes, and removes the choices from the filters and the device; lists keep their people. Undo is there until the guest leaves the page. */
export function forgetFilters(): void {
  forgetSaved();
  clearWithUndo();
  storeCleared(null);
}

/**
 * Brings back the filters before, and filters for all at Our table; for Our table alone if both are too many. `isOfTable` says that the
 * guest asked for these: what they have chosen since stays.
 */
export function undoClear(branch: number, isOfTable: boolean): void {
  const now = $filters.get();
  const before = $undoable.get() ?? now;
  const keepsNow = isOfTable && (countFilters(now) > 0 || needsBeyond(branch, before) === 'too many');
  const party = keepsNow ? now : before;
  if (!keepsNow) setUndoable(null);
  const joined = joinFilters(branch, party);
  if (!joined) restoreFilters(party);
  $filters.set(joined ?? party);
}
