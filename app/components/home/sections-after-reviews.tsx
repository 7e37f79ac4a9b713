import * as home from 'virtual:content/home';
import { RootsBand } from '../roots-band.tsx';
import { FeaturedItems } from './featured.tsx';

/** The static sections of home below the reviews: a chunk of their own, not hydrated (ui/skip-hydration.tsx). */
export default function SectionsAfterReviews() {
  const roots = home.roots;
  return (
    <>
      <RootsBand roomName={roots.roomName} heading={roots.heading} pictures={roots.pictures} />
      <FeaturedItems />
    </>
  );
}
