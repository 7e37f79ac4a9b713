import { fill } from '../fill.ts';
import { addDays } from './calendar-day.ts';
import type { OpeningWords } from '../schema/ui.ts';
import { londonEndOfDay, londonMoment, londonTime } from './london.ts';
import type { BranchHours } from './open-state.ts';
import { createPeriod, type Period, startOfService } from './period.ts';
import { NOTICE_DAYS } from './special-days.ts';
import { spokenDay } from './spoken.ts';

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
