import { paths } from '../../paths.ts';
import { isPlainClick } from '../../ui/is-plain-click.ts';

const WORD_LINK = `main a[href^="${paths.word('')}"]`;
const wordLinkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(WORD_LINK) : null;
const load = () => import('./word-notes.ts');

/**
 * Shows the meaning of a word beside the word instead of following its link to the glossary page (ui/word-link.tsx). Code, words and
 * styles load when the guest first points at a word; if that fails, the link is followed.
 */
export function startWordNotes(): void {
  addEventListener('pointerover', (event) => {
    if (wordLinkOf(event))
      load()
        .then(({ loadNotes }) => loadNotes())
        .catch(() => undefined);
  });
  document.addEventListener('click', (event) => {
    const link = wordLinkOf(event);
    if (!link?.showPopover || !isPlainClick(event)) return;
    event.preventDefault();
    load()
      .then(({ openNote }) => openNote(link))
      .catch(() => location.assign(link.href));
  });
}
