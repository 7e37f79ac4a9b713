import { listPath } from '../../src/stores/list-address.ts';
import { dishHash, type TableEntry } from '../../src/stores/table-list.ts';
import { newPerson, type Person } from '../../src/stores/people.ts';
import { toPence } from '../../src/ui/dishes/price-text.ts';
import type { Branch, Dish } from '../../model/types.ts';

/** An entry of a list for a dish at today's price, one for all unless `part` says otherwise. */
export const entryOf = (dish: Dish, part: Partial<TableEntry> = {}): TableEntry => ({
  dish: dishHash(dish.id),
  eater: null,
  quantity: 1,
  price: toPence(dish.price),
  ...part,
});

/** The address of a list of a branch, as somebody shares it. */
export const listAddress = (
  { id }: Branch,
  entries: readonly TableEntry[],
  people: readonly Person[] = [newPerson('')],
): string => listPath({ branch: id, people, entries });
