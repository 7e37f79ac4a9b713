import { addDays } from './calendar-day.ts';
import { londonEndOfDay, londonMoment, londonTime } from './london.ts';
import { type BranchHours, endOfSitting, sittingsOn } from './open-state.ts';

/** A time for which pages say something, from one moment until before another, both in milliseconds since 1970. */
export interface Period {
  readonly from: number;
  readonly until: number;
  /** Whether it had begun when the content was read. Pages show that with scripts off. */
  readonly isNow: boolean;
}

/** The period, or undefined if it is over at `now`. */
export function createPeriod(from: number, until: number, now: number): Period | undefined {
  return now < until ? { from, until, isNow: from <= now } : undefined;
}

export const isIn = ({ from, until }: Pick<Period, 'from' | 'until'>, moment: number): boolean =>
  from <= moment && moment < until;

/** The moment at which a day's service ends: that of its last sitting, or midnight if there is none. */
export function endOfService(hours: BranchHours, date: string): number {
  const last = sittingsOn(hours, date).at(-1);
  return last ? endOfSitting(last, date) : londonEndOfDay(date);
}

/** The day of service at a moment: yesterday, while its last sitting lasts. */
export function dayOfService(hours: BranchHours, now: number): string {
  const today = londonTime(now).slice(0, 10);
  return now < startOfService(hours, today) ? addDays(today, -1) : today;
}

/** The moment at which a day begins for guests: midnight, or later if the last sitting of the day before lasts longer. */
export function startOfService(hours: BranchHours, date: string): number {
  const dayBefore = addDays(date, -1);
  const midnight = londonMoment(date, '00:00');
  return Math.max(midnight, endOfService(hours, dayBefore));
}
