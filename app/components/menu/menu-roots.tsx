import { rootsBanner } from 'virtual:content/menu-page';
import { RootsBand } from '../roots-band.tsx';

/** "Connection To Our Roots", the end of the menu page. */
export default function MenuRoots() {
  return <RootsBand roomName={rootsBanner.roomName} heading={rootsBanner.heading} pictures={rootsBanner.pictures} />;
}
