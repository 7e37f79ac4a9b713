import { type Period, createPeriod, startOfService } from './period.ts';
import { fill } from '../fill.ts';
import { addDays, londonEndOfDay, londonMoment, londonTime } from './london.ts';
import type { OpeningWords } from '../schema/ui.ts';
import type { BranchHours, TimeRange } from './open-state.ts';
import { spokenDay, rangesText, spokenTime } from './hours-text.ts';
import type * as v from 'valibot';
import type { branchSchema } from '../schema/branch.ts';

/** A temporary text below the opening line of a branch. */
export interface Announcement {
  text: string;
  period: Period;
}

interface Dated {
  closure?: Closure;
  specialDays: readonly SpecialDay[];
}

/** The announcements of a branch: its temporary closure and its special days. With scripts off no special day is shown. */
export const announcementsOf = ({ closure, specialDays }: Dated): Announcement[] => [
  ...(closure ? [{ text: closure.text, period: closure.announced }] : []),
  ...specialDays.map(({ from, until, text }) => ({ text, period: { from, until, isNow: false } })),
];

export interface Closure {
  /** "Closed from Monday 11 January to Sunday 31 January. We are laying a new floor." */
  text: string;
  period: Period;
  /** The opening line announces it a week before. */
  announced: Period;
  /** Whether the build day is one of these days, for data that no script updates. */
  isToday: boolean;
}

/** The temporary closure of a branch; undefined if it has none, or if it is over. */
export function readClosure(
  closed: { from: string; until: string; text: string } | undefined,
  hours: BranchHours,
  words: OpeningWords | undefined,
  now: number,
): Closure | undefined {
  if (!closed) return undefined;
  const { from, until } = closed;
  const end = londonEndOfDay(until);
  const period = createPeriod(startOfService(hours, from), end, now);
  const announced = createPeriod(londonMoment(addDays(from, -NOTICE_DAYS), '00:00'), end, now);
  if (!period || !announced) return undefined;
  const text = words
    ? fill(words.closedFor, { from: spokenDay(from), until: spokenDay(until), reason: closed.text })
    : '';
  const today = londonTime(now).slice(0, 10);
  return { text, period, announced, isToday: from <= today && today <= until };
}

export interface SpecialDay {
  date: string;
  ranges: readonly TimeRange[];
  /** It is announced from `from` until before `until`, both in milliseconds since 1970. */
  from: number;
  until: number;
  /** "Friday 25 December: closed (Christmas Day)" */
  text: string;
}

type Written = v.InferOutput<typeof branchSchema>['specialDays'];

/** How many days before a special day its announcement starts (BRANCH-8). */
const NOTICE_DAYS = 7;

/** The special days of a branch as pages show them, in order of date. Reports duplicate days. */
export function readSpecialDays(
  days: Written,
  words: OpeningWords | undefined,
  report: (entry: number, field: string, message: string) => void,
): SpecialDay[] {
  const read = days.map(({ date, hours: ranges, reason }, entry): SpecialDay => {
    if (days.findIndex((other) => other.date === date) < entry)
      report(entry, 'date', `${date} is a special day already; keep one of the two`);
    return {
      date,
      ranges,
      from: londonMoment(addDays(date, -NOTICE_DAYS), '00:00'),
      until: londonEndOfDay(date),
      text: words
        ? fill(words.specialDay, {
            day: spokenDay(date),
            hours: rangesText(ranges, words, (time) => spokenTime(time, words)),
            reason,
          })
        : '',
    };
  });
  return read.toSorted((a, b) => a.date.localeCompare(b.date));
}
