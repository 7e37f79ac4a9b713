import { cx } from './class-names.ts';
import styles from './heat-mark.module.css';

/** One to three chillies; nothing for a mild dish. Without a label they are decorative. */
export function HeatMark({ heat, label }: { heat: number; label?: string }) {
  if (heat === 0) return null;
  const ariaProps = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <span className={cx(styles['heat'], styles[`heat${heat}`])} {...ariaProps} />;
}
