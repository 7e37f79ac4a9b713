import { lazy, type ComponentType } from 'react';
import branches from 'virtual:content/branches';
import loaders from 'virtual:content/menu-loaders';
import { usePagePathname } from '../components/next-page.tsx';
import { pageMeta } from '../page-meta.ts';
import { isAt, paths } from '../paths.ts';
import { Still } from '../ui/still.tsx';
import NotFound from './not-found.tsx';

const branchAt = (pathname: string) => branches.find(({ key }) => isAt(pathname, paths.allergens(key)));

export const meta = ({ location }: { location: { pathname: string } }) => {
  const branch = branchAt(location.pathname);
  return pageMeta(branch ? paths.allergens(branch.key) : '*');
};

/** The table of each branch, with its dishes, in chunks of their own. */
const tables: Record<string, ComponentType> = Object.fromEntries(
  branches.map((branch) => [
    branch.key,
    lazy(async () => {
      const [{ AllergenTable }, ...pages] = await Promise.all([
        import('../components/allergens/allergen-table.tsx'),
        ...(loaders[branch.key] ?? []).map((load) => load()),
      ]);
      const categories = pages.flatMap((page) => page.default.categories);
      return { default: () => <AllergenTable branch={branch} categories={categories} /> };
    }),
  ]),
);

/** Every dish of a branch beside the fourteen allergens, to read and to print. */
export default function Allergens() {
  const branch = branchAt(usePagePathname());
  const Table = branch && tables[branch.key];
  if (!Table) return <NotFound />;
  return (
    <Still key={branch.key}>
      {/* Chosen from a list that never changes, not made here. */}
      {/* oxlint-disable-next-line react/static-components */}
      <Table />
    </Still>
  );
}
