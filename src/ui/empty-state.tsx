import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import styles from './empty-state.module.css';

/** A message in place of an empty list. */
export function EmptyState({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <p className={cx(styles['emptyState'], className)}>{children}</p>;
}
