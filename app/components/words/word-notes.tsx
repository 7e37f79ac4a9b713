import { type ComponentType, useEffect, useState } from 'react';
import { paths } from '../../paths.ts';
import { isPlainClick } from '../../ui/is-plain-click.ts';

/** The word that was asked for last: its link, anew with every press. */
export interface AskedWord {
  link: HTMLAnchorElement;
}

const WORD = `main a[href^="${paths.word('')}"]`;
const load = () => import('./word-note.tsx');
const wordOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLAnchorElement>(WORD) : null);

/**
 * Shows what a word means beside it, where the link alone would lead to the glossary page. The words are fetched when a
 * guest shows intent; should they not come, the link is followed. Presses are heard before anything else hears them, in
 * parts too that React has left alone (ui/still.tsx).
 */
export function WordNotes() {
  const [shown, setShown] = useState<{ Note: ComponentType<{ asked: AskedWord }>; asked: AskedWord }>();

  useEffect(() => {
    // Should it fail, it fails again on the press.
    const onIntent = (event: Event) => void (wordOf(event) && load().catch(() => undefined));
    const onClick = (event: MouseEvent) => {
      const link = wordOf(event);
      if (!link?.showPopover || !isPlainClick(event)) return;
      event.preventDefault();
      load().then(
        ({ WordNote }) => setShown({ Note: WordNote, asked: { link } }),
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

  return shown && <shown.Note asked={shown.asked} />;
}
