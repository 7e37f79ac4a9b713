import { glossary, site, ui } from '#content';
import { useEffect, useRef } from 'react';
import { paths } from '../../paths.ts';
import type { WordRequest } from './word-notes.tsx';
import styles from './word-note.module.css';

const { nativeLanguage } = site;

const ID = 'word-note';
/** The attribute anchors the note to the link and highlights the link (word-link.module.css). */
const setNoteOpen = (link: HTMLElement, isOpen: boolean) => void link.toggleAttribute('data-note-open', isOpen);
const words = new Map(glossary.groups.flatMap((group) => group.words.map((word) => [word.slug, word])));

/**
 * The meaning of a word, beside the word, or at the bottom of small screens. A popover, so the browser closes it on Escape or
 * an outside click and returns focus to the word.
 */
export function WordNote({ request }: { request: WordRequest }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const popover = note.current;
    popover?.hidePopover();
    popover?.showPopover({ source: request.link });
    popover?.focus({ preventScroll: true });
    setNoteOpen(request.link, true);
    return () => setNoteOpen(request.link, false);
  }, [request]);

  const word = words.get(request.link.hash.slice(1));
  if (!word) return null;
  return (
    <div
      ref={note}
      id={ID}
      popover="auto"
      role="dialog"
      aria-labelledby={`${ID}-word`}
      aria-describedby={`${ID}-meaning`}
      tabIndex={-1}
      className={styles['note']}
      onToggle={({ newState }) => setNoteOpen(request.link, newState === 'open')}
    >
      <p id={`${ID}-word`} className={styles['word']}>
        {word.native && <span lang={nativeLanguage}>{word.native}</span>} <b>{word.latin}</b>
      </p>
      <div id={`${ID}-meaning`}>
        <p>{word.meaning}</p>
        {word.note && <p className="muted">{word.note}</p>}
      </div>
      <p className={styles['ways']}>
        <a href={paths.glossary}>{glossary.more}</a>
        <button type="button" popoverTarget={ID} popoverTargetAction="hide">
          {ui.global.close}
        </button>
      </p>
    </div>
  );
}
