import { lazy, type ComponentType } from 'react';
import branches from 'virtual:content/branches';
import { loadDishes } from '../components/allergens/load-dishes.ts';
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
  return (
    <SkipHydration key={branch}>
      {/* Not created during render: `tables` is constant. */}
      {/* oxlint-disable-next-line react/static-components */}
      {Table && <Table />}
    </SkipHydration>
  );
}
