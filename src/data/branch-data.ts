/** The dishes of a branch as JSON, for the islands that need them: the filters, Our table and the menu PDF. */
import { fetchJson } from './fetch-json.ts';
import type { MenuPdfTexts } from '../pdf/input.ts';
import type { Dish, MenuCategory } from '../../model/types.ts';

/** The fields of a dish that only its row needs. */
export const rowFields = ['name', 'picture', 'beside', 'explained'] as const;
/** The fields of a category that the islands read. */
export const categoryFields = ['slug', 'name', 'localName', 'icon', 'note', 'ends', 'isDrinks'] as const;

export type BranchDish = Omit<Dish, (typeof rowFields)[number]>;

export interface BranchCategory extends Pick<MenuCategory, (typeof categoryFields)[number]> {
  items: BranchDish[];
  /** Not of the list of wine and drinks (PDF-14). */
  isInPdf: boolean;
}

export interface BranchData {
  /** In the order of the menu. */
  categories: readonly BranchCategory[];
  pdf: MenuPdfTexts;
}

/**
 * Fetches a branch's data, once for all islands of a page.
 *
 * @param address of branchDataAddress(), a prop of the island
 */
export const loadBranchData = (address: string): Promise<BranchData> =>
  // pages/[...file].ts wrote it from a value of this type.
  fetchJson(address) as Promise<BranchData>;
