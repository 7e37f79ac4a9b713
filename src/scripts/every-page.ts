/** What every page starts when it has been parsed. Parts that few pages have load their scripts on their own. */
import { paths } from '../paths.ts';
import { hasStoredList } from '../stores/keys.ts';
import { isPlainClick } from '../ui/is-plain-click.ts';
import { isSavingData } from '../ui/saving-data.ts';
import { registerServiceWorker, startOfflineLine } from './offline.ts';
import { startOpeningLines } from './opening-line.ts';
import { watchSections } from './watch-sections.ts';

/** The part around the target of an event that matches a selector. */
const around = <Part extends Element>({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<Part>(selector) : null;

startOpeningLines();
/* Each page is fetched once, before the press of its link. Not by Astro's prefetch: that does not react to a touch, listens at every link,
   and is three times as large. */
const fetched = new Set([location.pathname]);
for (const type of ['pointerover', 'touchstart', 'focusin']) addEventListener(type, prefetch, { passive: true });
startOfflineLine();
registerServiceWorker();
addEventListener('click', (event) => {
  // A link inside a popover closes it: its target may be on the same page.
  around(event, 'a')?.closest<HTMLElement>('[popover]')?.hidePopover();
});
/* The meaning of a word is shown beside it instead of following its link to the glossary (ui/word-link.tsx). Code, words and styles
   load when the guest first points at a word; if that fails, the link is followed. */
const WORD_LINK = `main a[href^="${paths.word('')}"]`;
const loadWordNotes = () => import('./word-notes.ts');
addEventListener('pointerover', (event) => {
  if (around(event, WORD_LINK))
    loadWordNotes()
      .then(({ loadNotes }) => loadNotes())
      .catch(() => undefined);
});
document.addEventListener('click', (event) => {
  const link = around<HTMLAnchorElement>(event, WORD_LINK);
  if (!link?.showPopover || !isPlainClick(event)) return;
  event.preventDefault();
  loadWordNotes()
    .then(({ openNote }) => openNote(link))
    .catch(() => location.assign(link.href));
});
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

function prefetch(event: Event): void {
  const link = around<HTMLAnchorElement>(event, 'a[href^="/"]:not([target], [download])');
  if (!link || fetched.has(link.pathname) || isSavingData()) return;
  fetched.add(link.pathname);
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: link.pathname }));
}
