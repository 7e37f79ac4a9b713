import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import styles from './word-link.module.css';

/** Links a word to its entry on the glossary page. With scripts, scripts/word-notes.ts shows the entry in a popover instead. */
export const WordLink = ({ slug, children }: { slug: string; children: ReactNode }) => (
  <a className={styles['word']} href={paths.word(slug)}>
    {children}
  </a>
);
