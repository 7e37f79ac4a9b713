import { addDays, weekdayOf, londonMoment, londonTime } from './london.ts';

/** Opening hours without a break, in London time, as '12:00'. If `closes` is before `opens`, it is after midnight. */
export interface TimeRange {
  readonly opens: string;
  readonly closes: string;
}

/** The time ranges of Monday to Sunday, each day's in order; none on a day on which the branch is closed. */
export type Week = readonly (readonly TimeRange[])[];

/** When a branch is open, from its week, its special days, and its temporary closure. */
export interface BranchHours {
  readonly week: Week;
  readonly specialDays: readonly { readonly date: string; readonly ranges: readonly TimeRange[] }[];
  readonly closed?: { readonly from: string; readonly until: string } | undefined;
}

/** The current opening hours of a branch, or else the next. */
export interface OpenState {
  readonly isOpen: boolean;
  readonly range: TimeRange;
  /** The day on which they begin: '2026-11-21'. */
  readonly date: string;
  /** Days from today to that day; -1 if they began yesterday. */
  readonly inDays: number;
  readonly isClosedToday: boolean;
}

const MAX_DAYS_AHEAD = 60;

export function rangesOn(hours: BranchHours, date: string): readonly TimeRange[] {
  const { week, specialDays, closed } = hours;
  if (closed && closed.from <= date && date <= closed.until) return [];
  return specialDays.find((day) => day.date === date)?.ranges ?? week[weekdayOf(date)] ?? [];
}

export const endOfRange = ({ opens, closes }: TimeRange, date: string): number =>
  londonMoment(closes > opens ? date : addDays(date, 1), closes);

/** Whether a branch is open at a moment, until when, or when it opens next. Undefined if that is in more than 60 days. */
export function openState(hours: BranchHours, now: number): OpenState | undefined {
  const today = londonTime(now).slice(0, 10);
  // Starts with yesterday, which may close after midnight.
  for (let inDays = -1; inDays <= MAX_DAYS_AHEAD; inDays += 1) {
    const date = addDays(today, inDays);
    const range = rangesOn(hours, date).find((one) => now < endOfRange(one, date));
    if (range)
      return {
        isOpen: now >= londonMoment(date, range.opens),
        range,
        date,
        inDays,
        isClosedToday: rangesOn(hours, today).length === 0,
      };
  }
  return undefined;
}
