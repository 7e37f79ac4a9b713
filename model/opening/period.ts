import { addDays, londonEndOfDay, londonMoment, londonTime } from './london.ts';
import { type BranchHours, endOfRange, rangesOn } from './open-state.ts';

/** The time during which pages show something: from `from` until before `until`, in milliseconds since 1970. */
export interface Period {
  readonly from: number;
  readonly until: number;
  /** Whether it had begun at build time, for pages without scripts. */
  readonly isNow: boolean;
}

/** The period, or undefined if it is over at `now`. */
export const createPeriod = (from: number, until: number, now: number): Period | undefined =>
  now < until ? { from, until, isNow: from <= now } : undefined;

export const isIn = ({ from, until }: Pick<Period, 'from' | 'until'>, moment: number): boolean =>
  from <= moment && moment < until;

/** The time in which all of the periods are. Undefined if there is none, or if one of them is undefined. */
export function overlapOf(periods: readonly (Period | undefined)[]): Period | undefined {
  const known = periods.filter((period) => period !== undefined);
  const from = Math.max(...known.map((period) => period.from));
  const until = Math.min(...known.map((period) => period.until));
  if (known.length < periods.length || from >= until) return undefined;
  return { from, until, isNow: known.every(({ isNow }) => isNow) };
}

/** The moment at which a day's service ends: closing time, or midnight if there is none. */
export function endOfService(hours: BranchHours, date: string): number {
  const last = rangesOn(hours, date).at(-1);
  return last ? endOfRange(last, date) : londonEndOfDay(date);
}

/** From the beginning of the first day of service to the end of the last; without one, for good. Undefined if it is over at `now`. */
export const soldOutPeriod = (
  hours: BranchHours,
  { from, until }: { from: string; until?: string | undefined },
  now: number,
): Period | undefined =>
  createPeriod(startOfService(hours, from), until === undefined ? LAST_MOMENT : endOfService(hours, until), now);

/** The last moment that a Date can have. */
const LAST_MOMENT = 8.64e15;

/** The day of service at a moment: yesterday, until its closing time. */
export function dayOfService(hours: BranchHours, now: number): string {
  const today = londonTime(now).slice(0, 10);
  return now < startOfService(hours, today) ? addDays(today, -1) : today;
}

/** The moment at which a day begins for guests: midnight, or the closing time of the day before if that is later. */
export function startOfService(hours: BranchHours, date: string): number {
  const dayBefore = addDays(date, -1);
  const midnight = londonMoment(date, '00:00');
  return Math.max(midnight, endOfService(hours, dayBefore));
}
