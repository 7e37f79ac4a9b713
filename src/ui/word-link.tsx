import type { ReactNode } from 'react';
import type { FoundWord } from '../../model/types.ts';
import { splitAtWords } from '../../model/glossary.ts';
import { paths } from '../paths.ts';
import styles from './word-link.module.css';

/** Links a word to its entry on the glossary page. With scripts, scripts/word-notes.ts shows the entry in a popover instead. */
export const WordLink = ({ slug, children }: { slug: string; children: ReactNode }) => (
  <a className={styles['word']} href={paths.word(slug)}>
    {children}
  </a>
);

export function ExplainedText({ text, words }: { text: string; words: readonly FoundWord[] | undefined }) {
  if (!words) return text;
  return splitAtWords(text, words).map((piece, index) =>
    piece.word ? (
      <WordLink key={index} slug={piece.word}>
        {piece.text}
      </WordLink>
    ) : (
      piece.text
    ),
  );
}
