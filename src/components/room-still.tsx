import { site } from '#content';
import type { Room } from '../../model/schema/site.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './room-still.module.css';

/** The layout width of a still. The layout of the page preloads it. */
export const HEAD_STILL_SIZES = '(min-width: 701px) 100vw, 92vw';

/**
 * The picture of a room behind the words of its nearest positioned ancestor, darkened where the words
 * stand. Decoration: the home page describes the rooms. Nothing if the restaurant has no picture of the room.
 */
export function RoomStill({ room }: { room: Room }) {
  const picture = site.rooms[room];
  return (
    picture && (
      <div className={styles['still']}>
        <Picture picture={picture} alt="" sizes={HEAD_STILL_SIZES} priority />
      </div>
    )
  );
}
