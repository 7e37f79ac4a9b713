import type { ReactNode } from 'react';
import type { Room } from '../../../model/schema/site.ts';
import { RoomStill } from '../room-still.tsx';
import styles from './message-page.module.css';

/** A page with a short message and links, in a room that fills the window. */
export function MessagePage({ room, children }: { room: Room; children: ReactNode }) {
  return (
    <div className={`on-dark ${styles['page']}`}>
      <RoomStill room={room} />
      <div className={`wrap ${styles['text']}`}>{children}</div>
    </div>
  );
}
