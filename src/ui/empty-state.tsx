import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** A message in place of an empty list. */
export function EmptyState({ children }: { children: ReactNode }) {
  return <p className={styles['emptyState']}>{children}</p>;
}
