import { dishId } from '../ui/dishes/ids.ts';
import { type BranchDish, loadBranchData } from './branch-data.ts';

export interface SearchTexts {
  /** What the menu says of the dish; nothing for a drink, whose taste is not what is in it. */
  text: string;
  ingredients: readonly string[];
}

/**
 * What a search finds of a branch's dishes beside the text of their rows, by the id of a row. Empty if the data cannot be fetched.
 *
 * @param address of branchDataAddress()
 */
export async function loadSearchTexts(address: string): Promise<ReadonlyMap<string, SearchTexts>> {
  const data = await loadBranchData(address).catch(() => undefined);
  return new Map(
    data?.categories.flatMap(({ items, isDrinks }) =>
      items.map(({ id, short = '', description = '', ingredients }) => [
        dishId(data.pdf.branch.key, id),
        { text: isDrinks ? '' : `${short} ${description}`, ingredients },
      ]),
    ),
  );
}

/** The dishes of a branch by the id of a row. */
export async function loadDishes(address: string): Promise<ReadonlyMap<string, BranchDish>> {
  const { categories, pdf } = await loadBranchData(address);
  return new Map(categories.flatMap(({ items }) => items.map((dish) => [dishId(pdf.branch.key, dish.id), dish])));
}

/** All in one line. */
export const searchLine = ({ text, ingredients }: SearchTexts = { text: '', ingredients: [] }): string =>
  `${text} ${ingredients.join(', ')}`;
