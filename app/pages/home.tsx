import * as ui from 'virtual:content/ui';
import { Hero } from '../components/home/hero.tsx';
import { Reviews } from '../components/home/reviews.tsx';
import { BelowTheFold } from '../ui/below-the-fold.tsx';
import { latePart } from '../ui/late-part.tsx';
import { Still } from '../ui/still.tsx';

const FrontRooms = latePart(() => import('../components/home/front-rooms.tsx'));
const BackRooms = latePart(() => import('../components/home/back-rooms.tsx'));

/** The home page, a Chettinad house walked from the front door to the back (spec section 2). */
export default function Home() {
  return (
    <>
      {/* The headlines of the slides come and go; this one stays. */}
      <h1 className="sr">{ui.home.title}</h1>
      <Hero />
      <BelowTheFold>
        <Still>
          <FrontRooms />
        </Still>
        <Reviews />
        <Still>
          <BackRooms />
        </Still>
      </BelowTheFold>
    </>
  );
}
