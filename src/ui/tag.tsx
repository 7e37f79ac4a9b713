import type { ReactNode } from 'react';
import styles from './tag.module.css';

/** The category of a story, in a thin frame. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={styles['tag']}>{children}</span>;
}
