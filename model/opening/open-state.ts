import { londonMoment, londonTime } from './london.ts';

/** Hours of a day by London's clocks, each as '12:00'. Closing before opening is closing after midnight. */
export interface DayHours {
  readonly opens: string;
  readonly closes: string;
}

/** When a branch is open. Special days by date ('2026-12-25'): their own hours, or null where it stays closed. */
export interface BranchHours<Hours extends DayHours = DayHours> {
  readonly usual: Hours;
  readonly special: Readonly<Record<string, Hours | null>>;
}

/** The stretch of hours that a branch is in, or that comes next. */
export interface OpenState<Hours extends DayHours = DayHours> {
  readonly isOpen: boolean;
  readonly hours: Hours;
  /** The day on whose evening, or noon, it opened or opens. */
  readonly date: string;
  /** Days from today to that day; -1 while last night is still going on. */
  readonly inDays: number;
  /** Whether today has no hours at all. */
  readonly isClosedToday: boolean;
}

/** Days that are looked ahead for the next opening. */
const FAR = 60;

/**
 * Whether a branch is open at a moment (milliseconds, as Date.now() gives them), until when, or when it opens next.
 * Nothing where it does not open within two months.
 */
export function openState<Hours extends DayHours>(
  { usual, special }: BranchHours<Hours>,
  now: number,
): OpenState<Hours> | undefined {
  const today = londonTime(now).slice(0, 10);
  const hoursOn = (date: string) => (special[date] === undefined ? usual : special[date]);
  // Last night first: it may not be over.
  for (let inDays = -1; inDays <= FAR; inDays += 1) {
    const date = addDays(today, inDays);
    const hours = hoursOn(date);
    if (!hours) continue;
    const endsOn = hours.closes > hours.opens ? date : addDays(date, 1);
    if (now < londonMoment(endsOn, hours.closes))
      return {
        isOpen: now >= londonMoment(date, hours.opens),
        hours,
        date,
        inDays,
        isClosedToday: !hoursOn(today),
      };
  }
  return undefined;
}

/** In UTC, where every day has 24 hours. */
function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}
