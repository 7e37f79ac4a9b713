import { readList, writeList } from './list-address.ts';
import { readSavedText, writeSavedText } from './saved-text.ts';
import type { TableList } from './table-list.ts';

/** The lists of this tab, at most one for each branch, the last changed first. */
export function readSavedLists(): TableList[] {
  return readSavedText()
    .split('\n')
    .map(readList)
    .filter((list) => list !== null);
}

/** Keeps a list in this tab, in place of its branch's last. A list without dishes is forgotten. */
export function saveList(list: TableList): void {
  const others = readSavedLists().filter(({ branch }) => branch !== list.branch);
  const lists = list.entries.length > 0 ? [list, ...others] : others;
  const text = lists.map(writeList).join('\n');
  if (text !== readSavedText()) writeSavedText(text);
}
