import { fill } from '../../model/fill.ts';
import { changeList, listOf, addPendingDishes } from '../stores/our-table.ts';
import { addDish, countDishes, dishHash } from '../stores/table-list.ts';
import type { PendingDish } from '../stores/pending-dishes.ts';
import { readTableData } from './table-data.ts';
import { showTableLink } from './table-link.ts';

/**
 * Announces a dish that has been put on its branch's list, and shows the link to the list.
 *
 * @param isStored whether the dish is pending beside the lists (storePendingDish)
 */
export function putOnList({ branch, dish, price }: PendingDish, isStored: boolean): void {
  const hash = dishHash(dish);
  if (isStored) addPendingDishes();
  else changeList(branch, (list) => addDish(list, hash, price));
  const list = listOf(branch);
  const { words, branches } = readTableData();
  const store = Object.values(branches).find(({ id }) => id === branch)?.store ?? '';
  const isFull = list.entries.every((entry) => entry.dish !== hash || entry.eater !== null);
  showTableLink(isFull ? words.full : fill(words.added, { n: countDishes(list), store }));
}
