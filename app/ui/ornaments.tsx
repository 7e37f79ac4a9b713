import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import styles from './ornaments.module.css';

/** One row of floor tiles, across the page. */
export function Floor() {
  return <div className={styles['floor']} aria-hidden="true" />;
}

/** A narrow strip of tiles between two grounds. */
export function Strip() {
  return <div className={styles['strip']} aria-hidden="true" />;
}

/** The braided kolam line between two light sections. */
export function Braid() {
  return <div className={styles['braid']} aria-hidden="true" />;
}

/** A painted pillar. It stands only between things, under a lintel; its width is the custom property --pw. */
export function Pillar({ className }: { className?: string | undefined }) {
  return <span className={cx(styles['pillar'], className)} aria-hidden="true" />;
}

/**
 * A kolam that draws itself: at once, or when it is scrolled to.
 * @param size - The width and height of its drawing in CSS pixels; what it is shown at is for the class to say.
 */
export function Kolam({
  src,
  size,
  late = false,
  className,
}: {
  src: string;
  size: number;
  /** It stands further down the page. */
  late?: boolean;
  className?: string | undefined;
}) {
  return (
    <img
      className={cx(styles['kolam'], className)}
      src={src}
      alt=""
      width={size}
      height={size}
      loading={late ? 'lazy' : 'eager'}
    />
  );
}

export type FrameColour = 'oxide' | 'leaf' | 'lime';
const FRAMES: Record<FrameColour, string | undefined> = {
  oxide: undefined,
  leaf: styles['leaf'],
  lime: styles['lime'],
};

/** The carved door frame round a main picture. */
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
