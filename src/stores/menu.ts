import { atom } from 'nanostores';
import { loadBranchData } from '../data/branch-data.ts';
import type { BranchCategory, BranchDish } from '../data/branch-data-json.ts';

export interface MenuDish extends BranchDish {
  category: BranchCategory;
}

/** The dishes of the branch of the page, by id, in the order of its menu; empty until they are fetched. */
export const $dishes = atom<ReadonlyMap<string, MenuDish>>(new Map());

/**
 * Fetches them, once for a page.
 *
 * @param address of branchDataAddress()
 */
export async function loadDishes(address: string): Promise<ReadonlyMap<string, MenuDish>> {
  const { categories } = await loadBranchData(address);
  if ($dishes.get().size === 0)
    $dishes.set(
      new Map(
        categories.flatMap((category) => category.items.map((dish) => [dish.id, { ...dish, category }] as const)),
      ),
    );
  return $dishes.get();
}
