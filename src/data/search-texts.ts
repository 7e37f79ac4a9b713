import { dishId } from '../ui/dishes/ids.ts';
import { loadBranchData } from './branch-data.ts';

/**
 * What a search finds of a branch's dishes beside the text of their rows, by the id of a row: their ingredients, and what the menu says
 * of food. Empty if the data cannot be fetched.
 *
 * @param address of branchDataAddress()
 */
export async function loadSearchTexts(address: string): Promise<ReadonlyMap<string, string>> {
  const data = await loadBranchData(address).catch(() => undefined);
  return new Map(
    data?.categories.flatMap(({ items, isDrinks }) =>
      items.map(({ id, short = '', description = '', ingredients }) => [
        dishId(data.pdf.branch.key, id),
        // The taste of a wine is not what is in it.
        [...(isDrinks ? [] : [short, description]), ...ingredients].join(', '),
      ]),
    ),
  );
}
