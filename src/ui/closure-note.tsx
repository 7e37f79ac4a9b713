import type { Branch } from '../../model/types.ts';
import { cx } from './class-names.ts';
import styles from './closure-note.module.css';
import { Dated } from './dated.tsx';

interface ClosureNoteProps {
  branch: Pick<Branch, 'closure'>;
  /** Whether it takes the place of the element after it. */
  replacesNext?: boolean;
}

/** "Closed from Monday 11 January to Sunday 31 January. We are laying a new floor.", during a temporary closure. */
export function ClosureNote({ branch: { closure }, replacesNext = false }: ClosureNoteProps) {
  if (!closure) return null;
  return (
    <Dated period={closure.period} className={cx('notice', styles['note'], replacesNext && styles['replaces'])}>
      {closure.text}
    </Dated>
  );
}
