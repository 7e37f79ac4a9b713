import { StoreChoicePage } from '../components/store-choice/store-choice-page.tsx';

/** Choose Your Stores: choose a store, then order from it. */
export default function SelectStore() {
  return <StoreChoicePage service="ordering" />;
}
