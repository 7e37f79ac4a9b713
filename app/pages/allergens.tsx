import { lazy, useEffect, type ComponentType } from 'react';
import branches from 'virtual:content/branches';
import { loadDishes } from '../components/allergens/load-dishes.ts';
import { PART_MOUNTED } from '../ui/scroll-animations.ts';
import { SkipHydration } from '../ui/skip-hydration.tsx';

/** The table of each branch; code and dishes are chunks of their own. */
const tables: Record<string, ComponentType> = Object.fromEntries(
  branches.map((branch) => [
    branch.key,
    lazy(async () => {
      const [{ AllergenTable }, pages] = await Promise.all([
        import('../components/allergens/allergen-table.tsx'),
        loadDishes(branch.key),
      ]);
      const categories = pages.flatMap((page) => page.categories);
      return { default: () => <AllergenTable branch={branch} categories={categories} /> };
    }),
  ]),
);

/** All dishes of a branch with the fourteen allergens, for screen and print. */
export default function Allergens({ branch }: { branch: string }) {
  const Table = tables[branch];
  useAllergenTableSearch();
  return (
    <SkipHydration key={branch}>
      {/* Not created during render: `tables` is constant. */}
      {/* oxlint-disable-next-line react/static-components */}
      {Table && <Table />}
    </SkipHydration>
  );
}

/** Loads and starts the search of the tables: now if they are in the HTML, else when React has rendered them. */
function useAllergenTableSearch(): void {
  useEffect(() => {
    let isOver = false;
    let stop = (): void => undefined;
    const start = async () => {
      const { startAllergenTableSearch } = await import('../components/allergens/allergen-table-search.ts');
      const root = document.querySelector<HTMLElement>('[data-allergen-tables]');
      stop();
      if (root && !isOver) stop = startAllergenTableSearch(root);
    };
    // Without the script the field does nothing; all dishes stay on the page.
    const tryStart = () => void start().catch(() => undefined);
    tryStart();
    addEventListener(PART_MOUNTED, tryStart);
    return () => {
      isOver = true;
      stop();
      removeEventListener(PART_MOUNTED, tryStart);
    };
  }, []);
}
