import { addDays, hasTime, londonMoment } from './london.ts';
import { pick } from '../pick.ts';
import type { BranchHours, OpenState, TimeRange } from './open-state.ts';

export interface TableHours {
  readonly hours: BranchHours;
  /** Minutes before closing; later tables are not offered. */
  readonly lastSeating: number;
}

/** Those of a branch, without its texts. */
export const tableHours = ({ week, specialDays, closed, lastSeating }: BranchHours & { lastSeating: number }) => ({
  hours: {
    week,
    specialDays: specialDays.map((day) => pick(day, 'date', 'ranges')),
    ...(closed && { closed: pick(closed, 'from', 'until') }),
  },
  lastSeating,
});

const STEP_MINUTES = 30;
export const DAY_MINUTES = 24 * 60;

export interface LastTable {
  readonly time: string;
  readonly isOver: boolean;
}

/** The last time of the hours in which a branch is open; undefined if they are too short for a table. */
export function lastTable(
  { lastSeating }: TableHours,
  { range, date }: Pick<OpenState, 'range' | 'date'>,
  now: number,
): LastTable | undefined {
  const last = seatingsIn(range, lastSeating)
    .map((minutes) => [minutes < DAY_MINUTES ? date : addDays(date, 1), clockTime(minutes % DAY_MINUTES)] as const)
    .findLast(([day, time]) => hasTime(day, time));
  return last && { time: last[1], isOver: londonMoment(...last) <= now };
}

/** The last time of hours on a day without a change of the clocks: '21:30'; undefined if they are too short for a table. */
export function lastSeatingOf(range: TimeRange, lastSeating: number): string | undefined {
  const minutes = seatingsIn(range, lastSeating).at(-1);
  return minutes === undefined ? undefined : clockTime(minutes % DAY_MINUTES);
}

/** The seatings of hours, in minutes after the midnight of the day on which they begin: 1470 is half past midnight. */
export function seatingsIn({ opens, closes }: TimeRange, lastSeating: number): number[] {
  const first = Math.ceil(minutesOf(opens) / STEP_MINUTES) * STEP_MINUTES;
  const last = minutesOf(closes) + (closes > opens ? 0 : DAY_MINUTES) - lastSeating;
  const count = Math.max(0, Math.floor((last - first) / STEP_MINUTES) + 1);
  return Array.from({ length: count }, (_, step) => first + step * STEP_MINUTES);
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
/** '19:30' of 1170 minutes. */
export const clockTime = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
