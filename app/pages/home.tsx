import * as ui from 'virtual:content/ui';
import { Hero } from '../components/home/hero.tsx';
import { Reviews } from '../components/home/reviews.tsx';
import { BelowTheFold } from '../ui/below-the-fold.tsx';
import { lazyWithPreload } from '../ui/lazy-with-preload.tsx';
import { SkipHydration } from '../ui/skip-hydration.tsx';

const FrontRooms = lazyWithPreload(() => import('../components/home/front-rooms.tsx'));
const BackRooms = lazyWithPreload(() => import('../components/home/back-rooms.tsx'));

/** The home page, a Chettinad house walked from the front door to the back (spec section 2). */
export default function Home() {
  return (
    <>
      {/* The headlines of the slides come and go; this one stays. */}
      <h1 className="sr">{ui.home.title}</h1>
      <Hero />
      <BelowTheFold>
        <SkipHydration>
          <FrontRooms />
        </SkipHydration>
        <Reviews />
        <SkipHydration>
          <BackRooms />
        </SkipHydration>
      </BelowTheFold>
    </>
  );
}
