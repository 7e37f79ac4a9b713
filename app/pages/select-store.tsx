import { Door } from '../components/store-choice/door.tsx';
import { StoreChoicePage } from '../components/store-choice/store-choice-page.tsx';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';

export const meta = () => pageMeta(paths.selectStore);

/** Choose Your Stores: two closed doors; the chosen one opens, and its store takes orders. */
export default function SelectStore() {
  return <StoreChoicePage service="ordering" Card={Door} />;
}
