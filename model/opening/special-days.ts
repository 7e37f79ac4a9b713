import type * as v from 'valibot';
import { fill } from '../fill.ts';
import { addDays } from './calendar-day.ts';
import { londonEndOfDay, londonMoment } from './london.ts';
import type { TimeRange } from './open-state.ts';
import type { OpeningWords } from '../schema/ui.ts';
import type { branchSchema } from '../schema/branch.ts';
import { rangesText } from './hours-text.ts';
import { spokenDay, spokenTime } from './spoken.ts';

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
export const NOTICE_DAYS = 7;

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
