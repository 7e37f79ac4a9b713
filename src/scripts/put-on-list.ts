import { fill } from '../../model/fill.ts';
import { putOnList as storeDish } from '../stores/our-table.ts';
import { countDishes, dishNumber } from '../stores/table-list.ts';
import type { PricedDish } from './add-buttons.ts';
import { readTableData } from './table-data.ts';
import { showTableLink } from './table-link.ts';

/** Puts a dish on its branch's list, announces it, and shows the link to the list. */
export function putOnList({ branch: key, dish, price }: PricedDish): void {
  const { words, branches } = readTableData();
  const branch = branches[key];
  if (!branch) return;
  const { list, isFull } = storeDish(branch.id, dishNumber(dish), price);
  showTableLink(isFull ? words.full : fill(words.added, { n: countDishes(list), store: branch.store }));
}
