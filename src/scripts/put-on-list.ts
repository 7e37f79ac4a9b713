import { fill } from '../../model/fill.ts';
import { changeList, listOf, addPendingDishes } from '../stores/our-table.ts';
import { addDish, addQuantity, dishHash } from '../stores/table-list.ts';
import type { PendingDish } from '../stores/pending-dishes.ts';
import { readTableData } from './table-data.ts';
import { showTableLink } from './table-link.ts';

/**
 * Shows which dish has been put on its branch's list, with a button that takes it back, and the link to the list.
 *
 * @param isStored whether the dish is pending beside the lists (storePendingDish)
 */
export function putOnList({ branch, dish, price }: PendingDish, name: string, isStored: boolean): void {
  const hash = dishHash(dish);
  if (isStored) addPendingDishes();
  else changeList(branch, (list) => addDish(list, hash, price));
  const { words, branches } = readTableData();
  const added = listOf(branch).entries.find((entry) => entry.dish === hash && entry.eater === null);
  if (!added) return showTableLink(words.full);
  const store = Object.values(branches).find(({ id }) => id === branch)?.store ?? '';
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: words.takeBack });
  button.addEventListener('click', () => {
    changeList(branch, (list) => addQuantity(list, added, -1));
    button.parentElement?.remove();
  });
  showTableLink(fill(words.added, { n: added.quantity, dish: name, store }), button);
}
