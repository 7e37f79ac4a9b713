import { rootsBanner } from 'virtual:content/menu-page';
import { RootsBand } from '../roots-band.tsx';

/** What the menu page ends with (spec section 2): Connection To Our Roots. */
export default function MenuRoots() {
  return <RootsBand plate={rootsBanner.doorPlate} heading={rootsBanner.heading} pictures={rootsBanner.pictures} />;
}
