import { Plate } from '../components/store-choice/plate.tsx';
import { StoreChoicePage } from '../components/store-choice/store-choice-page.tsx';

/** Book reservation: two plates, and on to the store's own booking page. */
export default function BookReservation() {
  return <StoreChoicePage service="booking" Card={Plate} />;
}
