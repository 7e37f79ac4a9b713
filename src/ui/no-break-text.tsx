import { Fragment } from 'react';
import styles from './no-break-text.module.css';

/** Short words with a hyphen, as in "step-free", which may not be broken at it. Longer ones may be broken, because they could overflow. */
const SHORT_COMPOUND = /(?<![\p{L}\d-])((?=[^\s]{3,14}(?![\p{L}\d-]))\p{L}+(?:-\p{L}+)+)(?![\p{L}\d-])/u;

/** A text whose short hyphenated words stay on one line. */
export function NoBreakText({ text }: { text: string }) {
  // Every second piece is a match, because the pattern has one group.
  const pieces = text.split(SHORT_COMPOUND);
  if (pieces.length === 1) return text;
  return pieces.map((piece, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles['compound']}>
        {piece}
      </span>
    ) : (
      <Fragment key={index}>{piece}</Fragment>
    ),
  );
}
