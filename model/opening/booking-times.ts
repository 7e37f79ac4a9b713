import { keysOf } from '../pick.ts';
import { addDays, hasTime, londonMoment, londonTime } from './london.ts';
import {
  branchHours,
  type BranchHours,
  type OpenState,
  rangesOn,
  type TimeRange,
  type WrittenHours,
} from './open-state.ts';

export interface TableHours {
  readonly hours: BranchHours;
  /** Minutes before closing; later tables are not offered. */
  readonly lastSeating: number;
}

export const tableHours = ({ lastSeating, ...written }: WrittenHours & { lastSeating: number }): TableHours => ({
  hours: branchHours(written),
  lastSeating,
});

/** A day of London's calendar ('2026-11-27'), and the times at which a table can be asked for ('19:30'); none on closed days. */
export interface BookingDay {
  readonly date: string;
  readonly times: readonly string[];
}

/** The parts of a day, each with its first time. A page shows the times of one part. */
const PARTS = { night: '00:00', morning: '05:00', lunch: '11:00', afternoon: '15:00', evening: '18:00' } as const;
export type DayPart = keyof typeof PARTS;

const STEP_MINUTES = 30;
const DAY_MINUTES = 24 * 60;

/** The days from today on, and the times that are still to come at `now` (milliseconds, as from Date.now()). */
export function bookingDays(table: TableHours, now: number, count: number): BookingDay[] {
  const today = londonTime(now).slice(0, 10);
  return Array.from({ length: count }, (_, days) => {
    const date = addDays(today, days);
    return { date, times: timesOn(table, date).filter((time) => londonMoment(date, time) > now) };
  });
}

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

export function partOf(time: string): DayPart {
  return keysOf(PARTS).findLast((name) => PARTS[name] <= time) ?? 'night';
}

/** The times of a calendar day. Those after midnight belong to the hours that began on the evening before. */
function timesOn(table: TableHours, date: string): string[] {
  return [...seatings(table, addDays(date, -1)).map((minutes) => minutes - DAY_MINUTES), ...seatings(table, date)]
    .filter((minutes) => minutes >= 0 && minutes < DAY_MINUTES)
    .map(clockTime)
    .filter((time) => hasTime(date, time));
}

const seatings = ({ hours, lastSeating }: TableHours, date: string): number[] =>
  rangesOn(hours, date).flatMap((range) => seatingsIn(range, lastSeating));

/** The last time of hours on a day without a change of the clocks: '21:30'; undefined if they are too short for a table. */
export function lastSeatingOf(range: TimeRange, lastSeating: number): string | undefined {
  const minutes = seatingsIn(range, lastSeating).at(-1);
  return minutes === undefined ? undefined : clockTime(minutes % DAY_MINUTES);
}

/** The seatings of hours, in minutes after the midnight of the day on which they begin: 1470 is half past midnight. */
function seatingsIn({ opens, closes }: TimeRange, lastSeating: number): number[] {
  const first = Math.ceil(minutesOf(opens) / STEP_MINUTES) * STEP_MINUTES;
  const last = minutesOf(closes) + (closes > opens ? 0 : DAY_MINUTES) - lastSeating;
  const count = Math.max(0, Math.floor((last - first) / STEP_MINUTES) + 1);
  return Array.from({ length: count }, (_, step) => first + step * STEP_MINUTES);
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const clockTime = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
