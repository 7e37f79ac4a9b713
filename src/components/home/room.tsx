import type { ReactNode } from 'react';
import { home } from '#content';
import { cx } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import { STILL_SIZES } from '../room-still.tsx';
import styles from './room.module.css';

/** The layout width of the second still, which loads with the first view and is covered by words. */
const COVERED_SIZES = STILL_SIZES.replace('120vw', '90vw');

interface RoomProps {
  /** The place of its still in the walk, from 0. */
  index: number;
  children: ReactNode;
}

/**
 * A room of the walk: its sections over its still. Scrolling past their end, the doorway of the still grows about the lamp until the
 * next still stands in its place. Without scroll timelines or with reduced motion the still is the head of the sections. On a page
 * without a walk there are only the sections.
 */
export function Room({ index, children }: RoomProps) {
  const stills = home.walk?.stills ?? [];
  const still = stills[index];
  const sizes = index === 1 ? COVERED_SIZES : STILL_SIZES;
  return (
    <div
      className={cx(
        still && styles['room'],
        index === 0 && styles['first'],
        index > 1 && styles['later'],
        index > 1 && index === stills.length - 1 && styles['last'],
      )}
      data-still={index + 1}
    >
      {still?.portrait && still.landscape && (
        <div className={`no-print ${styles['still']}`}>
          <div className={styles['frame']}>
            <Picture
              className={styles['wall']}
              picture={still.portrait}
              wide={still.landscape}
              alt={still.alt}
              sizes={sizes}
              priority={index === 0}
            />
            {/* What is seen through the doorway before it opens: the same picture, cut to it. */}
            {index + 1 < stills.length && (
              <Picture
                className={styles['view']}
                picture={still.portrait}
                wide={still.landscape}
                alt=""
                sizes={sizes}
              />
            )}
          </div>
        </div>
      )}
      <div className={cx('on-dark', styles['inside'])}>{children}</div>
    </div>
  );
}
