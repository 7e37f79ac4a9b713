import { site } from '#content';
import type { Room } from '../../model/schema/site.ts';
import { Picture, type PictureProps } from '../ui/picture.tsx';
import styles from './room-still.module.css';

/** The layout width of a still that fills the window. On phones it is wider than the window; its versions are sharp enough at less. */
export const STILL_SIZES = '(min-aspect-ratio: 1/1) 110vw, (width < 768px) 120vw, 110vw';

/** A picture with its version for wide windows and its layout width (ui/picture.tsx). None if the restaurant has none. */
export interface Still extends Pick<PictureProps, 'sizes'> {
  picture: PictureProps['picture'] | null | undefined;
  wide?: PictureProps['picture'] | null | undefined;
  /** What one sees; none for decoration. */
  alt?: string | undefined;
}

const HEAD_SIZES = '(min-width: 768px) 100vw, 92vw';

const stillOf = (room: Room, sizes: string): Still =>
  site.portraits[room]
    ? { picture: site.portraits[room], wide: site.rooms[room], sizes }
    : { picture: site.rooms[room], sizes: HEAD_SIZES };

/** The picture of a room for the head of a page, which preloads it. */
export const headStill = (room: Room): Still => stillOf(room, HEAD_SIZES);

/** The picture of a room for the right two thirds of a low head, which is wide in every window. */
export const bandStill = (room: Room): Still => ({ picture: site.rooms[room], sizes: '66vw' });

/** A picture of the page's own in place of that of its room. */
export const ownStill = (picture: PictureProps['picture']): Still => ({ picture, sizes: HEAD_SIZES });

/** The same for a page that fills the window. */
export const fullStill = (room: Room): Still => stillOf(room, STILL_SIZES);

/**
 * The picture of a room behind the words of its nearest positioned ancestor, darkened where the words
 * stand. Decoration: the home page describes the rooms. Nothing if the restaurant has no picture of the room.
 */
export const RoomStill = ({ picture, wide, sizes }: Still) =>
  picture && (
    <div className={`no-print ${styles['still']}`}>
      <Picture picture={picture} wide={wide ?? undefined} sizes={sizes} alt="" priority />
    </div>
  );
