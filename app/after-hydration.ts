import places from './components/our-table/add-place.module.css';
import { readSavedText } from './components/our-table/saved-text.ts';
import { startOpeningLines } from './opening/opening-line.ts';
import { PART_MOUNTED } from './ui/scroll-animations.ts';
import { watchScrollDirection } from './ui/scroll-direction.ts';
import { watchSections } from './ui/watch-sections.ts';

/**
 * Starts what the first view can do without: the opening lines, the action bar that hides while the page is scrolled down, the
 * marks of what is being read in lists of sections, the buttons that put dishes on a list, and the link to that list, if this tab has one.
 */
export function startAfterHydration(): void {
  startOpeningLines();
  watchScrollDirection();
  watchSections();
  addEventListener(PART_MOUNTED, loadAddButtons);
  loadAddButtons();
  // Without the script, the next dish that is put on the list loads it.
  if (readSavedText() !== '')
    import('./components/our-table/table-link.tsx').then(({ showTableLink }) => showTableLink(), ignore);
}

/** Loads the buttons with the first page that has dishes. If that fails, the next part of a page tries again. */
function loadAddButtons(): void {
  if (!document.querySelector(`.${places['place']}`)) return;
  removeEventListener(PART_MOUNTED, loadAddButtons);
  import('./components/our-table/add-buttons.ts').then(
    ({ startAddButtons }) => startAddButtons(),
    () => addEventListener(PART_MOUNTED, loadAddButtons),
  );
}

const ignore = () => undefined;
