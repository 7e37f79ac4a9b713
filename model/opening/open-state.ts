import { londonMoment, londonTime } from './london.ts';

/** Opening hours of a day in London time, each as '12:00'. If `closes` is before `opens`, it is after midnight. */
export interface DayHours {
  readonly opens: string;
  readonly closes: string;
}

/** When a branch is open. `special` holds the hours of special days by date ('2026-12-25'), or null for a closed day. */
export interface BranchHours<Hours extends DayHours = DayHours> {
  readonly usual: Hours;
  readonly special: Readonly<Record<string, Hours | null>>;
}

/** The current opening period of a branch, or else its next one. */
export interface OpenState<Hours extends DayHours = DayHours> {
  readonly isOpen: boolean;
  readonly hours: Hours;
  /** The day on which the period begins: '2026-11-21'. */
  readonly date: string;
  /** Days from today to that day; -1 if the period began yesterday. */
  readonly inDays: number;
  /** Whether the branch stays closed all day today. */
  readonly isClosedToday: boolean;
}

/** How many days ahead the next opening is searched for. */
const MAX_DAYS_AHEAD = 60;

/**
 * Whether a branch is open at a moment (milliseconds, as from Date.now()), until when, or when it opens next.
 * Undefined if it does not open within 60 days.
 */
export function openState<Hours extends DayHours>(
  { usual, special }: BranchHours<Hours>,
  now: number,
): OpenState<Hours> | undefined {
  const today = londonTime(now).slice(0, 10);
  const hoursOn = (date: string) => (special[date] === undefined ? usual : special[date]);
  // Starts with yesterday, whose hours may end after midnight.
  for (let inDays = -1; inDays <= MAX_DAYS_AHEAD; inDays += 1) {
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

/** Calculates in UTC, where every day has 24 hours. */
function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}
