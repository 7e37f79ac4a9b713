import { StoreChoicePage } from '../components/store-choice/store-choice-page.tsx';

/** Book reservation: choose a store, then go on to its own booking page. */
export default function BookReservation() {
  return <StoreChoicePage service="booking" />;
}
