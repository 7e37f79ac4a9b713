/** What every page starts when it has been parsed. Parts that few pages have load their scripts on their own. */
import { paths } from '../paths.ts';
import { hasLists } from '../stores/keys.ts';
import { coverPage, leaveCover, watchHistory } from '../ui/cover.ts';
import { isPlainClick } from '../ui/is-plain-click.ts';
import { registerServiceWorker, startOfflineLine } from './offline.ts';
import { startOpeningLines } from './opening-line.ts';
import { startSpeculation } from './speculate.ts';
import { watchSections } from './watch-sections.ts';
import { checkWhenShown, whenShown } from './when-shown.ts';

/** The part around the target of an event that matches a selector. */
const around = <Part extends Element>({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<Part>(selector) : null;

startOpeningLines();
void startSpeculation(registerServiceWorker());
checkWhenShown(startOfflineLine());
addEventListener('click', (event: MouseEvent) => {
  const link = around<HTMLAnchorElement>(event, 'a');
  if (link?.protocol.startsWith('http') && !link.target && isPlainClick(event)) leaveCover();
  // A link inside a popover closes it: its target may be on the same page.
  link?.closest<HTMLElement>('[popover]')?.hidePopover();
});
watchHistory();
let uncover: (() => void) | undefined;
addEventListener(
  'toggle',
  (event) => {
    const popover = around<HTMLElement>(event, '[data-covers]');
    if (!popover) return;
    uncover?.();
    uncover = popover.matches(':popover-open') ? coverPage(() => popover.hidePopover()) : undefined;
  },
  true,
);
/* The meaning of a word is shown beside it instead of following its link to the glossary (components/prose.tsx). Code, words and styles
   load when the guest first points at a word; if that fails, the link is followed. */
const WORD_LINK = `main a[href^="${paths.word('')}"]`;
const loadWordNotes = () => import('./word-notes.ts');
const untouched = new AbortController();
addEventListener(
  'pointerover',
  (event) => {
    if (!around(event, WORD_LINK)) return;
    // Once: after a failure, a press tries again.
    untouched.abort();
    loadWordNotes()
      .then(({ loadNotes }) => loadNotes())
      .catch(() => undefined);
  },
  { signal: untouched.signal },
);
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
whenShown(() => {
  if (hasLists())
    Promise.all([import('./table-link.ts'), buttons])
      .then(([{ showTableLink }]) => showTableLink())
      .catch(() => undefined);
  if (document.querySelector('[data-animate]'))
    import('./scroll-animations.ts')
      .then(({ startScrollAnimations }) => startScrollAnimations())
      .catch(() => undefined);
});
if (document.querySelector('[data-section-links]')) watchSections();
