import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** A small green label for a restriction: "Sat & Sun". */
export function Badge({ children }: { children: ReactNode }) {
  return <span className={styles['badge']}>{children}</span>;
}
