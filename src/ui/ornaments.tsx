import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import styles from './ornaments.module.css';

/** One row of floor tiles, across the page. */
export function Floor() {
  return <div className={styles['floor']} aria-hidden="true" />;
}

/** A narrow strip of tiles between two backgrounds. */
export function Strip({ isLow = false }: { isLow?: boolean }) {
  return <div className={cx(styles['strip'], isLow && styles['low'])} aria-hidden="true" />;
}

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

export type FrameColour = 'oxide' | 'leaf' | 'lime';
const FRAMES: Record<FrameColour, string | undefined> = {
  oxide: undefined,
  leaf: styles['leaf'],
  lime: styles['lime'],
};

/** The carved door frame around a main picture. */
export function Frame({
  colour = 'oxide',
  className,
  children,
}: {
  colour?: FrameColour;
  className?: string | undefined;
  children: ReactNode;
}) {
  return <div className={cx(styles['frame'], FRAMES[colour], className)}>{children}</div>;
}
