import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** A small green label for a restriction: "Sat & Sun". */
export const Badge = ({ children }: { children: ReactNode }) => <span className={styles['badge']}>{children}</span>;
