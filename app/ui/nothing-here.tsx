import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import styles from './nothing-here.module.css';

/** Stands in the place of a list that is empty, and says so. */
export function NothingHere({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <p className={cx(styles['nothing'], className)}>{children}</p>;
}
