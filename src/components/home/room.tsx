import type { ReactNode } from 'react';
import { home } from '#content';
import { cx } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import { STILL_SIZES } from '../room-still.tsx';
import styles from './room.module.css';

interface RoomProps {
  /** The place of its still in the walk, from 0. */
  index: number;
  children: ReactNode;
}

/** A room of the walk: its still, and its sections below. On a page without a walk there are only the sections. */
export function Room({ index, children }: RoomProps) {
  const stills = home.walk?.stills ?? [];
  const still = stills[index];
  return (
    <div
      className={cx(
        still && styles['room'],
        index === 0 && styles['first'],
        index > 0 && index === stills.length - 1 && styles['last'],
      )}
      data-still={index + 1}
    >
      {still?.portrait && still.landscape && (
        <div className={`no-print ${styles['still']}`}>
          <Picture
            picture={still.portrait}
            wide={still.landscape}
            alt={still.alt}
            sizes={index === 0 ? STILL_SIZES : '100vw'}
            priority={index === 0}
          />
        </div>
      )}
      <div className={cx('on-dark', styles['inside'])}>{children}</div>
    </div>
  );
}
