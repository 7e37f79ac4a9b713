import * as ui from 'virtual:content/ui';
import { Hero } from '../components/home/hero.tsx';
import { Reviews } from '../components/home/reviews.tsx';
import { BelowTheFold } from '../ui/below-the-fold.tsx';
import { lazyWithPreload } from '../ui/lazy-with-preload.tsx';
import { SkipHydration } from '../ui/skip-hydration.tsx';

const SectionsBeforeReviews = lazyWithPreload(() => import('../components/home/sections-before-reviews.tsx'));
const SectionsAfterReviews = lazyWithPreload(() => import('../components/home/sections-after-reviews.tsx'));

/** The home page. Its sections follow the rooms of a house, from the front door to the back. */
export default function Home() {
  return (
    <>
      {/* The headlines of the slides change, so the h1 is a fixed one. */}
      <h1 className="sr">{ui.home.title}</h1>
      <Hero />
      <BelowTheFold>
        <SkipHydration>
          <SectionsBeforeReviews />
        </SkipHydration>
        <Reviews />
        <SkipHydration>
          <SectionsAfterReviews />
        </SkipHydration>
      </BelowTheFold>
    </>
  );
}
