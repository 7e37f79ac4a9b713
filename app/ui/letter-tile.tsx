import { cx } from './class-names.ts';
import styles from './letter-tile.module.css';

export type TileFloor = 'pookal-oxide' | 'pookal-peacock' | 'kattam-oxide' | 'pookal-night';

const FLOORS: readonly TileFloor[] = ['pookal-oxide', 'pookal-peacock', 'kattam-oxide', 'pookal-night'];

export interface LetterTileProps {
  /** First letter of the Tamil name, with its vowel sign: 'மீ'. */
  letter: string;
  /** What the missing picture would show. Without it the tile is decoration and readers pass over it. */
  label?: string | undefined;
  /** Floor pattern, or a running number that picks one in turn. */
  floor?: TileFloor | number | undefined;
  className?: string | undefined;
}

/** A tiled floor with one Tamil letter: stands where there is no picture, and never pretends to be one. */
export function LetterTile({ letter, label, floor = 0, className }: LetterTileProps) {
  const name = typeof floor === 'number' ? FLOORS[Math.abs(floor) % FLOORS.length] : floor;
  const reading = label ? { role: 'img', 'aria-label': `${label} (no picture yet)` } : { 'aria-hidden': true };
  return (
    <div className={cx(styles['tile'], styles[name ?? 'pookal-oxide'], className)} {...reading}>
      <b lang="ta" className={styles['letter']}>
        {letter}
      </b>
    </div>
  );
}

/** The first letter of a Tamil word as a reader counts letters: a consonant keeps its vowel sign. */
export function firstLetter(tamil: string): string {
  for (const { segment } of new Intl.Segmenter('ta', { granularity: 'grapheme' }).segment(tamil.trim())) return segment;
  return '';
}
