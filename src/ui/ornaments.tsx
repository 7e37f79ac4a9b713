import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import styles from './ornaments.module.css';

/**
 * A kolam. The drawing of the file `kolam-drawn.svg` draws itself when it has loaded.
 *
 * @param size - Intrinsic width and height in CSS pixels; the class sets the displayed size.
 */
export function Kolam({
  src,
  size,
  lazy = false,
  className,
}: {
  src: string;
  size: number;
  /** For a kolam below the first view, which loads when it is near. */
  lazy?: boolean;
  className?: string | undefined;
}) {
  return <img className={className} src={src} alt="" width={size} height={size} loading={lazy ? 'lazy' : 'eager'} />;
}

/** The carved door frame around a main picture. */
export function Frame({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={cx(styles['frame'], className)}>{children}</div>;
}
