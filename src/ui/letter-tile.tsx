import { cx } from './class-names.ts';
import styles from './letter-tile.module.css';

const PATTERNS = ['pookal-oxide', 'pookal-peacock', 'kattam-oxide', 'pookal-night'];

/** Stands after all Latin letters in Unicode. */
const AFTER_LATIN = '\u0250';

interface LetterTileProps {
  /** First letter of the name, with its vowel sign: 'மீ'. */
  letter: string;
  /** The language of a letter that is not Latin. */
  language?: string | undefined;
  /** What the missing picture would show, and that it is missing. Without it the tile is decorative and hidden from screen readers. */
  label?: string | undefined;
  /** The number of a pattern; neighbours have different ones. */
  pattern?: number | undefined;
}

/** A tile pattern with one letter, in place of a missing picture. */
export function LetterTile({ letter, language, label, pattern = 0 }: LetterTileProps) {
  const ariaProps = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <div className={cx(styles['tile'], styles[PATTERNS[pattern % PATTERNS.length] ?? ''])} {...ariaProps}>
      <b lang={letter < AFTER_LATIN ? undefined : language} className={styles['letter']}>
        {letter}
      </b>
    </div>
  );
}
