import { useEffect, useState } from 'react';
import type { MenuCategory } from '../../../model/types.ts';
import { loadDishes } from '../allergens/load-dishes.ts';

/** All dishes of a branch, from every page of its menu. */
export interface BranchDishes {
  branch: string;
  categories: MenuCategory[];
  /** The slugs of the categories that hold drinks. */
  drinks: ReadonlySet<string>;
}

/** Fetches the pages of a branch's menu. `dishes` is null while they load and after a failure. */
export function useDishes(branch: string): { dishes: BranchDishes | null; failed: boolean } {
  const [dishes, setDishes] = useState<BranchDishes | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let isCancelled = false;
    setFailed(false);
    loadBranchDishes(branch).then(
      (loaded) => !isCancelled && setDishes(loaded),
      () => !isCancelled && setFailed(true),
    );
    return () => {
      isCancelled = true;
    };
  }, [branch]);

  return { dishes: dishes?.branch === branch ? dishes : null, failed };
}

async function loadBranchDishes(branch: string): Promise<BranchDishes> {
  const pages = await loadDishes(branch);
  const drinks = pages.filter(({ isDrinks }) => isDrinks).flatMap((page) => page.categories);
  return {
    branch,
    categories: pages.flatMap((page) => page.categories),
    drinks: new Set(drinks.map(({ slug }) => slug)),
  };
}
