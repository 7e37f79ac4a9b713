import * as home from 'virtual:content/home';
import { RootsBand } from '../roots-band.tsx';
import { FeaturedItems } from './featured.tsx';

/** From the roots to the back door: rooms in which nothing changes, loaded apart from the page (ui/still.tsx). */
export default function BackRooms() {
  const roots = home.roots;
  return (
    <>
      <RootsBand plate={roots.doorPlate} heading={roots.heading} pictures={roots.pictures} />
      <FeaturedItems />
    </>
  );
}
