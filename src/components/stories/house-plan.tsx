import { site } from '#content';
import type { Story } from '../../../model/types.ts';
import { RoomName } from '../../ui/room-name.tsx';
import styles from './house-plan.module.css';

interface Room {
  /** Of the drawing, which is 150 wide. Its upper wall is at 0, the lower one is the next room's. */
  height: number;
  walls: string;
  /** What stands in the room, in thin lines. */
  lines: string;
  /** The ground that is open to the sky. */
  open?: string;
  pillars: readonly (readonly [x: number, y: number])[];
}

const WALL = 'M0 0H64M86 0h64';

/** Verandah, hall, court, dining court and kitchen: their doors are in one line. */
const ROOMS: readonly Room[] = [
  {
    height: 50,
    walls: 'M4 8v42M146 8v42',
    lines: 'M4 8h54v42M146 8H92v42M64 14h22M64 21h22M64 28h22',
    pillars: [10, 31, 52, 98, 119, 140].map((x) => [x, 14] as const),
  },
  {
    height: 72,
    walls: `${WALL}M0 0v72M150 0v72`,
    lines: 'M48 18h54v36H48ZM57 18v36M66 18v36M75 18v36M84 18v36M93 18v36M48 27h54M48 36h54M48 45h54',
    pillars: [20, 36, 52].flatMap((y) => [[30, y] as const, [120, y] as const]),
  },
  {
    height: 188,
    walls: `${WALL}M0 0v188M150 0v188M32 0v16m0 14v34m0 14v34m0 14v34m0 14v14M118 0v16m0 14v34m0 14v34m0 14v34m0 14v14M0 47h32M0 94h32M0 141h32M118 47h32M118 94h32M118 141h32`,
    lines:
      'M75 94c-16-12-16-26 0-38c16 12 16 26 0 38c-16 12-16 26 0 38c16-12 16-26 0-38c-6-12-12-12-18 0c6 12 12 12 18 0c6-12 12-12 18 0c-6 12-12 12-18 0Z',
    open: 'M52 30h46v128H52Z',
    pillars: [30, 72.7, 115.3, 158].flatMap((y) =>
      (y === 30 || y === 158 ? [52, 67.3, 82.7, 98] : [52, 98]).map((x) => [x, y] as const),
    ),
  },
  {
    height: 100,
    walls: `${WALL}M0 0v100M150 0v100`,
    lines: [14, 114]
      .flatMap((x) => [15, 33, 51, 69, 87].map((y) => `M${x} ${y}c5-7 14-7 22-5v10c-8 2-17 2-22-5h22`))
      .join(''),
    open: 'M56 26h38v48H56Z',
    pillars: [26, 74].flatMap((y) => [[56, y] as const, [94, y] as const]),
  },
  {
    height: 70,
    walls: `${WALL}M0 0v70M150 0v70M38 0v26m0 14v30M112 0v26m0 14v30M0 70h64M86 70h64`,
    lines:
      'M46 12h16v26H46ZM58 19a4 4 0 1 1-8 0a4 4 0 1 1 8 0ZM58 31a4 4 0 1 1-8 0a4 4 0 1 1 8 0ZM106 22a8 8 0 1 1-16 0a8 8 0 1 1 16 0ZM101 22a3 3 0 1 1-6 0a3 3 0 1 1 6 0ZM90 44h16v12H90ZM87 50h22',
    pillars: [],
  },
];

/** A house from the street to the back street, drawn room by room beside the names of its rooms. */
export const HousePlan = ({ plan }: { plan: NonNullable<Story['plan']> }) => (
  <figure className={styles['plan']}>
    <p className={styles['street']}>{plan.front}</p>
    <ol>
      {plan.rooms.map((name, index) => (
        <li key={name.latin}>
          <RoomDrawing room={ROOMS[index]} />
          <RoomName name={name} language={site.localLanguage} />
        </li>
      ))}
    </ol>
    <p className={styles['street']}>{plan.back}</p>
    <figcaption>{plan.caption}</figcaption>
  </figure>
);

const RoomDrawing = ({ room }: { room: Room | undefined }) =>
  room && (
    <svg viewBox={`0 0 150 ${room.height}`} aria-hidden="true">
      {room.open && <path className={styles['open']} d={room.open} />}
      <path d={room.lines} />
      <path className={styles['walls']} d={room.walls} />
      {room.pillars.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={3.2} />
      ))}
    </svg>
  );
