import { readList, writeList } from './list-address.ts';
import type { TableList } from './table-list.ts';

/** The lists of this tab as the fragments of their addresses, one a line, the last changed first. */
const KEY = 'site:our-table';

/** Dispatched on the window when a list of this tab has changed. */
export const LIST_CHANGED = 'site:our-table';

/** The lists of this tab, at most one for each branch, the last changed first. None if storage is blocked. */
export function readSavedLists(): TableList[] {
  try {
    const lines = (sessionStorage.getItem(KEY) ?? '').split('\n');
    return lines.map(readList).filter((list) => list !== null);
  } catch {
    return [];
  }
}

/** Keeps a list in this tab, in place of its branch's last. A list without dishes is forgotten. */
export function saveList(list: TableList): void {
  const others = readSavedLists().filter(({ branch }) => branch !== list.branch);
  const lists = list.entries.length > 0 ? [list, ...others] : others;
  try {
    if (lists.length > 0) sessionStorage.setItem(KEY, lists.map(writeList).join('\n'));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked or full: the list is only in the address of its page.
  }
  dispatchEvent(new Event(LIST_CHANGED));
}
