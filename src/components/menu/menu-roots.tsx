import { menuPage } from '#content';
import { RootsBand } from '../roots-band.tsx';

const { rootsBanner } = menuPage;

/** "Connection To Our Roots", the end of the menu page. */
export default function MenuRoots() {
  return <RootsBand roomName={rootsBanner.roomName} heading={rootsBanner.heading} pictures={rootsBanner.pictures} />;
}
