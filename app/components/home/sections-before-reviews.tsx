import { AboutRestaurant } from './about.tsx';
import { OurCulture } from './culture.tsx';
import { Sightline } from './sightline.tsx';
import { SignatureDishes } from './signature-dishes.tsx';

/** The static sections of home above the reviews: a chunk of their own, not hydrated (ui/skip-hydration.tsx). */
export default function SectionsBeforeReviews() {
  return (
    <>
      <AboutRestaurant />
      <Sightline />
      <SignatureDishes />
      <OurCulture />
    </>
  );
}
