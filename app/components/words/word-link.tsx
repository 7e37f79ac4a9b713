import type { ReactNode } from 'react';
import type { FoundWord } from '../../../model/types.ts';
import { pieces } from '../../../model/words.ts';
import { paths } from '../../paths.ts';
import styles from './word-link.module.css';

/**
 * A word that is explained: a link to its entry on the glossary page. Where scripts have come, word-notes.tsx shows the
 * entry beside it instead.
 */
export function WordLink({ slug, children }: { slug: string; children: ReactNode }) {
  return (
    <a className={styles['word']} href={paths.word(slug)}>
      {children}
    </a>
  );
}

/** A text some of whose words are explained. */
export function ExplainedText({ text, words }: { text: string; words: readonly FoundWord[] | undefined }) {
  if (!words) return text;
  return pieces(text, words).map((piece, index) =>
    piece.word ? (
      <WordLink key={index} slug={piece.word}>
        {piece.text}
      </WordLink>
    ) : (
      piece.text
    ),
  );
}
