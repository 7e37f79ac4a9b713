import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import styles from './ornaments.module.css';

/** The carved door frame around a main picture. */
export const Frame = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <div className={cx(styles['frame'], className)}>{children}</div>
);
