import type { DietMark as Kind } from '../../model/diet-mark.ts';
import { cx } from './class-names.ts';
import styles from './diet-mark.module.css';

/** The square mark of an Indian menu: green dot, ochre ring, red triangle. Without a label it is decorative. */
export function DietMark({ kind, label, className }: { kind: Kind; label?: string; className?: string | undefined }) {
  const ariaProps = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span className={cx('keeps-colours', styles['mark'], kind !== 'veg' && styles[kind], className)} {...ariaProps} />
  );
}
