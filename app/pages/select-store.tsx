import { Door } from '../components/store-choice/door.tsx';
import { StoreChoicePage } from '../components/store-choice/store-choice-page.tsx';

/** Choose Your Stores: two closed doors; the chosen one opens, and its store takes orders. */
export default function SelectStore() {
  return <StoreChoicePage service="ordering" Card={Door} />;
}
