import type { Page } from '@playwright/test';
import { fill } from '../../model/fill.ts';
import { content } from './content.ts';
import { listIn, listPath, readList } from '../../src/stores/list-address.ts';
import { dishHash, type TableEntry } from '../../src/stores/table-list.ts';
import { newPerson, type Person } from '../../src/stores/people.ts';
import { toPence } from '../../src/ui/dishes/price-text.ts';
import type { Branch, Dish } from '../../model/types.ts';

/** An entry of a list for a dish at today's price, one for all unless `part` says otherwise. */
export const entryOf = (dish: Dish, part: Partial<TableEntry> = {}): TableEntry => ({
  dish: dishHash(dish.listId),
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

const words = content['our-table'];

/** The button that adds a dish of which `n` are on the list. */
export const addButton = (page: Page, dish: string, n = 0) =>
  page.getByRole('button', { name: fill(words.adding[n > 0 ? 'addMore' : 'add'], { dish, n }), exact: true });
export const tableLink = (page: Page) => page.getByRole('complementary').getByRole('link', { name: words.adding.link });
export const main = (page: Page) => page.getByRole('main');
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
/** The list in the fragment of the address, once it holds one. */
export const listOf = (page: Page) => readList(listIn(new URL(page.url()).hash) ?? '');
