import { type ComponentType, useEffect, useState } from 'react';
import { paths } from '../../paths.ts';
import { isPlainClick } from '../../ui/is-plain-click.ts';

/** The clicked link. A new object for every click, so that the same word opens its note again. */
export interface WordRequest {
  link: HTMLAnchorElement;
}

const WORD_LINK_SELECTOR = `main a[href^="${paths.word('')}"]`;
const loadNote = () => import('./word-note.tsx');
const findWordLink = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(WORD_LINK_SELECTOR) : null;

/**
 * Opens a note for a word instead of following its link to the glossary page. Prefetches the glossary on hover; if it fails
 * to load, follows the link. Listens in the capture phase on the window, because some parts are not hydrated
 * (ui/skip-hydration.tsx).
 */
export function WordNotes() {
  const [shown, setShown] = useState<{ Note: ComponentType<{ request: WordRequest }>; request: WordRequest }>();

  useEffect(() => {
    // A click reports the failure.
    const onIntent = (event: Event) => void (findWordLink(event) && loadNote().catch(() => undefined));
    const onClick = (event: MouseEvent) => {
      const link = findWordLink(event);
      if (!link?.showPopover || !isPlainClick(event)) return;
      event.preventDefault();
      loadNote().then(
        ({ WordNote }) => setShown({ Note: WordNote, request: { link } }),
        () => location.assign(link.href),
      );
    };
    addEventListener('pointerover', onIntent);
    addEventListener('click', onClick, true);
    return () => {
      removeEventListener('pointerover', onIntent);
      removeEventListener('click', onClick, true);
    };
  }, []);

  return shown && <shown.Note request={shown.request} />;
}
