import { branches, ourTable } from '#content';
import { fill } from '../../../model/fill.ts';
import { readFinder } from '../../paths.ts';
import { parseParty, type Party } from '../finder/party.ts';
import type { AddedDish } from './add-buttons.ts';
import { readSavedLists, saveList } from './saved-lists.ts';
import { showTableLink } from './table-link.tsx';
import { addDish, countDishes, dishNumber, emptyList } from './table-list.ts';
import { toPence } from './totals.ts';

const { adding: words } = ourTable;

/** Puts a dish on its branch's list, says so, and shows the link to the list. */
export function putOnList({ branch: key, dish, price }: AddedDish): void {
  const branch = branches.find((one) => one.key === key);
  if (!branch) return;
  const before = readSavedLists().find((one) => one.branch === branch.id) ?? {
    ...emptyList(branch.id),
    ...peopleOfFinder(),
  };
  const list = addDish(before, dishNumber(dish), toPence(price));
  saveList(list);
  showTableLink(list === before ? words.full : fill(words.added, { n: countDishes(list), store: branch.store }));
}

/** Who looks for dishes, if the finder is open: a new list is theirs. */
function peopleOfFinder(): Pick<Party, 'people'> | undefined {
  const choices = readFinder(location);
  return choices ? { people: parseParty(choices).people } : undefined;
}
