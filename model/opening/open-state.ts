import { addDays, weekdayOf } from './calendar-day.ts';
import { londonMoment, londonTime } from './london.ts';

/** A time of service in London time, as '12:00'. If `closes` is before `opens`, it is after midnight. */
export interface Sitting {
  readonly opens: string;
  readonly closes: string;
}

export interface BranchHours {
  /** The sittings of Monday to Sunday, each day's in order; none on a day on which the branch is closed. */
  readonly week: readonly (readonly Sitting[])[];
  /** The sittings of special days by date ('2026-12-25'). */
  readonly special: Readonly<Record<string, readonly Sitting[]>>;
  /** The first and the last day on which it is closed for a while. */
  readonly closed?: { readonly from: string; readonly until: string } | undefined;
}

/** The current sitting of a branch, or else its next one. */
export interface OpenState {
  readonly isOpen: boolean;
  readonly sitting: Sitting;
  /** The day on which the sitting begins: '2026-11-21'. */
  readonly date: string;
  /** Days from today to that day; -1 if the sitting began yesterday. */
  readonly inDays: number;
  readonly isClosedToday: boolean;
}

const MAX_DAYS_AHEAD = 60;

export function sittingsOn(hours: BranchHours, date: string): readonly Sitting[] {
  const { week, special, closed } = hours;
  if (closed && closed.from <= date && date <= closed.until) return [];
  return special[date] ?? week[weekdayOf(date)] ?? [];
}

export function endOfSitting({ opens, closes }: Sitting, date: string): number {
  return londonMoment(closes > opens ? date : addDays(date, 1), closes);
}

/** Whether a branch is open at a moment, until when, or when it opens next. Undefined if that is in more than 60 days. */
export function openState(hours: BranchHours, now: number): OpenState | undefined {
  const today = londonTime(now).slice(0, 10);
  // Starts with yesterday, whose last sitting may end after midnight.
  for (let inDays = -1; inDays <= MAX_DAYS_AHEAD; inDays += 1) {
    const date = addDays(today, inDays);
    const sitting = sittingsOn(hours, date).find((one) => now < endOfSitting(one, date));
    if (sitting)
      return {
        isOpen: now >= londonMoment(date, sitting.opens),
        sitting,
        date,
        inDays,
        isClosedToday: sittingsOn(hours, today).length === 0,
      };
  }
  return undefined;
}
