/** What every page starts when it has been parsed. Parts that few pages have load their scripts on their own. */
import { LISTS_KEY } from '../stores/keys.ts';
import { startOpeningLines } from './opening-line.ts';
import { startOfflineLine } from './offline-line.ts';
import { startScrollAnimations } from './scroll-animations.ts';
import { watchScrollDirection } from './scroll-direction.ts';
import { registerServiceWorker } from './service-worker-client.ts';

startOpeningLines();
startScrollAnimations();
watchScrollDirection();
startOfflineLine();
registerServiceWorker();
// A link inside a popover closes it: its target may be on the same page.
addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest('a') : null;
  link?.closest<HTMLElement>('[popover]')?.hidePopover();
});
// Links to words of the glossary (ui/word-link.tsx).
if (document.querySelector('main a[href^="/glossary#"]')) import('./words/word-notes.ts').catch(() => undefined);
if (document.querySelector('[data-price]'))
  import('./add-buttons.ts').then(({ startAddButtons }) => startAddButtons()).catch(() => undefined);
if (hasList()) import('./table-link.ts').then(({ showTableLink }) => showTableLink()).catch(() => undefined);
if (document.querySelector('[data-section-links]'))
  import('./watch-sections.ts').then(({ watchSections }) => watchSections()).catch(() => undefined);

/** Whether this tab has a list. */
function hasList(): boolean {
  try {
    return sessionStorage.getItem(LISTS_KEY) !== null;
  } catch {
    // Storage is blocked.
    return false;
  }
}
