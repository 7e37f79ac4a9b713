import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import styles from './ornaments.module.css';

/** The carved door frame around a main picture. */
export function Frame({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={cx(styles['frame'], className)}>{children}</div>;
}
