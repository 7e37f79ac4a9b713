import { keysOf } from '../pick.ts';
import { clockTime, DAY_MINUTES, seatingsIn, type TableHours } from './booking-times.ts';
import { addDays, hasTime, londonMoment, londonTime } from './london.ts';
import { rangesOn } from './open-state.ts';

/** A day of London's calendar ('2026-11-27'), and the times at which a table can be asked for ('19:30'); none on closed days. */
export interface BookingDay {
  readonly date: string;
  readonly times: readonly string[];
}

/** The parts of a day, each with its first time. A page shows the times of one part. */
const PARTS = { night: '00:00', morning: '05:00', lunch: '11:00', afternoon: '15:00', evening: '18:00' } as const;
export type DayPart = keyof typeof PARTS;

/** The days from today on, and the times that are still to come at `now` (milliseconds, as from Date.now()). */
export function bookingDays(table: TableHours, now: number, count: number): BookingDay[] {
  const today = londonTime(now).slice(0, 10);
  return Array.from({ length: count }, (_, days) => {
    const date = addDays(today, days);
    return { date, times: timesOn(table, date).filter((time) => londonMoment(date, time) > now) };
  });
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
