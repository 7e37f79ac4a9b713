import { Braid } from '../../ui/ornaments.tsx';
import { AboutRestaurant } from './about.tsx';
import { OurCulture } from './culture.tsx';
import { SignatureDishes } from './signature-dishes.tsx';

/** From the porch to the green court: rooms in which nothing changes, loaded apart from the page (ui/still.tsx). */
export default function FrontRooms() {
  return (
    <>
      <AboutRestaurant />
      <Braid />
      <SignatureDishes />
      <OurCulture />
    </>
  );
}
