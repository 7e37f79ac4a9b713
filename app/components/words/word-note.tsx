import { useEffect, useRef } from 'react';
import glossary from 'virtual:content/glossary';
import * as ui from 'virtual:content/ui';
import { paths } from '../../paths.ts';
import type { AskedWord } from './word-notes.tsx';
import styles from './word-note.module.css';

const ID = 'word-note';
/** By this mark the note finds its place beside the link, and the link is seen to be the one (word-link.module.css). */
const markAsked = (link: HTMLElement, isAsked: boolean) => void link.toggleAttribute('data-asked', isAsked);
const words = new Map(glossary.groups.flatMap((group) => group.words.map((word) => [word.slug, word])));

/**
 * What a word means, over the page: beside the word, or at the foot of a small screen. A popover, so Escape and a press
 * anywhere else close it, and the browser gives focus back to the word.
 */
export function WordNote({ asked }: { asked: AskedWord }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const popover = note.current;
    popover?.hidePopover();
    popover?.showPopover({ source: asked.link });
    popover?.focus({ preventScroll: true });
    markAsked(asked.link, true);
    return () => markAsked(asked.link, false);
  }, [asked]);

  const word = words.get(asked.link.hash.slice(1));
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
      onToggle={({ newState }) => markAsked(asked.link, newState === 'open')}
    >
      <p id={`${ID}-word`} className={styles['word']}>
        <span lang="ta">{word.word}</span> <b>{word.latin}</b>
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
