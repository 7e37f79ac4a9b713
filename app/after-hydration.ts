import { readSavedText } from './components/our-table/saved-text.ts';
import { startOpeningLines } from './opening/opening-line.ts';
import { PART_MOUNTED } from './ui/scroll-animations.ts';
import { watchScrollDirection } from './ui/scroll-direction.ts';

/**
 * Starts what the first view can do without: the opening lines, the action bar that hides while the page is scrolled down, the
 * marks in lists of sections, the buttons that put dishes on a list, and the link to that list, if this tab has one.
 */
export function startAfterHydration(): void {
  startOpeningLines();
  watchScrollDirection();
  startWithFirst('[data-section-links]', () => import('./ui/watch-sections.ts').then((part) => part.watchSections()));
  startWithFirst('[data-dishes]', () => loadAddButtons().then((part) => part.startAddButtons()));
  // Without the script, the next dish that is put on the list loads it.
  if (readSavedText() !== '')
    loadAddButtons()
      .then((part) => part.showTableLink())
      .catch(() => undefined);
}

const loadAddButtons = () => import('./components/our-table/add-buttons.ts');

/** Starts something with the first page that has such an element. If its script does not load, the next part of a page tries again. */
function startWithFirst(selector: string, start: () => Promise<void>): void {
  const look = () => {
    if (!document.querySelector(selector)) return;
    removeEventListener(PART_MOUNTED, look);
    start().catch(() => addEventListener(PART_MOUNTED, look));
  };
  addEventListener(PART_MOUNTED, look);
  look();
}
