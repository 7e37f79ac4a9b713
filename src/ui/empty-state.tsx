import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** A message in place of an empty list. */
export const EmptyState = ({ children }: { children: ReactNode }) => <p className={styles['emptyState']}>{children}</p>;
