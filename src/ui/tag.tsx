import type { ReactNode } from 'react';
import styles from './tag.module.css';

/** The category of a story, in a thin frame. */
export const Tag = ({ children }: { children: ReactNode }) => <span className={styles['tag']}>{children}</span>;
