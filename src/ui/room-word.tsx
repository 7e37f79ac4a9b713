import { cx } from './class-names.ts';
import styles from './room-word.module.css';

/** The name of a room, huge, behind a section: decoration. The class sets its place and colour. Nothing without a word. */
export function RoomWord({
  word,
  language,
  className,
}: {
  word: string | undefined;
  language: string | undefined;
  className?: string | undefined;
}) {
  return word && <span className={cx(styles['word'], className)} lang={language} data-word={word} aria-hidden="true" />;
}
