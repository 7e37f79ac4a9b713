import { cx } from './class-names.ts';
import styles from './letter-tile.module.css';

export type TileFloor = 'pookal-oxide' | 'pookal-peacock' | 'kattam-oxide' | 'pookal-night';

const FLOORS: readonly TileFloor[] = ['pookal-oxide', 'pookal-peacock', 'kattam-oxide', 'pookal-night'];

/** Stands after all Latin letters in Unicode. */
const AFTER_LATIN = '\u0250';

export interface LetterTileProps {
  /** First letter of the name, with its vowel sign: 'மீ'. */
  letter: string;
  /** The language of a letter that is not Latin. */
  language?: string | undefined;
  /** What the missing picture would show, and that it is missing. Without it the tile is decorative and hidden from screen readers. */
  label?: string | undefined;
  /** Tile pattern, or an index that selects one in turn. */
  floor?: TileFloor | number | undefined;
  className?: string | undefined;
}

/** A tile pattern with one letter, in place of a missing picture. */
export function LetterTile({ letter, language, label, floor = 0, className }: LetterTileProps) {
  const name = typeof floor === 'number' ? FLOORS[Math.abs(floor) % FLOORS.length] : floor;
  const ariaProps = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <div className={cx(styles['tile'], styles[name ?? 'pookal-oxide'], className)} {...ariaProps}>
      <b lang={letter < AFTER_LATIN ? undefined : language} className={styles['letter']}>
        {letter}
      </b>
    </div>
  );
}
