/** The dishes of a branch as JSON, for the islands that need them: the finder, Our table and the menu PDF. */
import type { MenuPdfTexts } from '../pdf/input.ts';
import type { Dish, MenuCategory } from '../../model/types.ts';
import type { DishText } from '../../model/dish-texts.ts';

/** The fields of a dish that the islands read. */
export type BranchDish = Pick<
  Dish,
  | 'id'
  | 'baseName'
  | 'localName'
  | 'codes'
  | 'uncoded'
  | DishText
  | 'short'
  | 'explained'
  | 'price'
  | 'also'
  | 'heat'
  | 'diet'
  | 'weekendOnly'
  | 'soldOut'
  | 'ends'
  | 'allergens'
>;

export type BranchCategory = Pick<
  MenuCategory<BranchDish>,
  'slug' | 'name' | 'localName' | 'icon' | 'note' | 'words' | 'ends' | 'items'
> & {
  /** Of the list of wine and drinks, which is not in the PDF. */
  isDrinks: boolean;
};

export interface BranchData {
  /** In the order of the menu. */
  categories: readonly BranchCategory[];
  pdf: MenuPdfTexts;
}

const requests = new Map<string, Promise<BranchData>>();

/**
 * Fetches a branch's data once for all islands of a page; after a failure the next call fetches again.
 *
 * @param address of branchDataAddress(), a prop of the island
 */
export function loadBranchData(address: string): Promise<BranchData> {
  const known = requests.get(address);
  if (known) return known;
  const request = fetchData(address);
  requests.set(address, request);
  request.catch(() => requests.delete(address));
  return request;
}

async function fetchData(address: string): Promise<BranchData> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} responded with status ${response.status}`);
  // pages/data/[branch].json.ts wrote it from a value of this type.
  return (await response.json()) as BranchData;
}
