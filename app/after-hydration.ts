import { startOpeningLines } from './opening/opening-line.ts';
import { watchScrollDirection } from './ui/scroll-direction.ts';

/** Starts what the first view can do without: the opening lines, and the action bar that hides while the page is scrolled down. */
export function startAfterHydration(): void {
  startOpeningLines();
  watchScrollDirection();
}
