/** What every page starts when it has been parsed. Parts that few pages have load their scripts on their own. */
import { hasStoredList } from '../stores/keys.ts';
import { startOpeningLines } from './opening-line.ts';
import { startOfflineLine } from './offline-line.ts';
import { startPrefetch } from './prefetch.ts';
import { startWordNotes } from './words/start-word-notes.ts';
import { watchSections } from './watch-sections.ts';
import { registerServiceWorker } from './service-worker-client.ts';

startOpeningLines();
startPrefetch();
startOfflineLine();
registerServiceWorker();
// A link inside a popover closes it: its target may be on the same page.
addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest('a') : null;
  link?.closest<HTMLElement>('[popover]')?.hidePopover();
});
startWordNotes();
const buttons =
  document.querySelector('[data-price]') &&
  import('./add-buttons.ts').then(({ addButtons }) => addButtons()).catch(() => undefined);
// The link counts on the buttons.
if (hasStoredList())
  Promise.all([import('./table-link.ts'), buttons])
    .then(([{ showTableLink }]) => showTableLink())
    .catch(() => undefined);
if (document.querySelector('[data-animate]'))
  import('./scroll-animations.ts').then(({ startScrollAnimations }) => startScrollAnimations()).catch(() => undefined);
if (document.querySelector('[data-section-links]')) watchSections();
