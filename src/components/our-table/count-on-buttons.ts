import { branches } from '#content';
import { listAddButtons } from './add-buttons.ts';
import { dishNumber, type TableList } from './table-list.ts';

/** Writes on each button that adds a dish how many of it are on its branch's list. */
export function countOnButtons(lists: readonly TableList[]): void {
  for (const [button, { branch: key, dish }] of listAddButtons()) {
    const branch = branches.find((one) => one.key === key);
    const entries = lists.find((list) => list.branch === branch?.id)?.entries ?? [];
    const number = dishNumber(dish);
    const count = entries.reduce((sum, entry) => (entry.dish === number ? sum + entry.quantity : sum), 0);
    if (count > 0) button.dataset['count'] = String(count);
    else delete button.dataset['count'];
  }
}
