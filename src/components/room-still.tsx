import { site } from '#content';
import type { Room } from '../../model/schema/site.ts';
import { cx } from '../ui/class-names.ts';
import { Picture, type PictureProps } from '../ui/picture.tsx';
import styles from './room-still.module.css';

/** The layout width of a still that fills the window. On phones it is wider than the window; its versions are sharp enough at less. */
export const STILL_SIZES = '(min-aspect-ratio: 1/1) 110vw, (width < 768px) 120vw, 110vw';

/** A picture with its version for wide windows and its layout width (ui/picture.tsx). None if the restaurant has none. */
export interface Still extends Pick<PictureProps, 'sizes'> {
  picture: PictureProps['picture'] | null | undefined;
  wide?: PictureProps['picture'] | null | undefined;
  /** Whether it stands beside the words. */
  isBeside?: boolean;
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

/** A picture for the right two thirds of a low head, which is wide in every window. */
export const besideStill = (picture: Still['picture']): Still => ({ picture, sizes: '66vw', isBeside: true });

/** The same of a room. */
export const bandStill = (room: Room): Still => besideStill(site.rooms[room]);

/** The picture of a room for a page that fills the window. */
export const fullStill = (room: Room): Still => stillOf(room, STILL_SIZES);

/**
 * The picture of a room behind the words of its nearest positioned ancestor, darkened where the words
 * stand. Decoration: the home page describes the rooms. Nothing if the restaurant has no picture of the room.
 */
export const RoomStill = ({ picture, wide, sizes, isBeside }: Still) =>
  picture && (
    <div className={cx('no-print', styles['still'], isBeside && styles['beside'])}>
      <Picture picture={picture} wide={wide ?? undefined} sizes={sizes} alt="" priority />
    </div>
  );
