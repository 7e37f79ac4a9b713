import type * as v from 'valibot';
import { fill } from '../fill.ts';
import { londonEndOfDay, londonMoment } from './london.ts';
import type { SpecialDay, Ui } from '../types.ts';
import type { branchSchema } from '../schema/branch.ts';

type Written = v.InferOutput<typeof branchSchema>['specialDays'];
type Words = Ui['opening'];

/** The latest closing time after midnight. A closing time between this and opening is a mistake. */
const LATEST_CLOSING = '06:00';

/** How many days before a special day its announcement starts (BRANCH-8). */
const NOTICE_DAYS = 7;

/** What is wrong with the hours of a day, or undefined. A closing time early in the morning belongs to the previous evening. */
export function closingProblem(opens: string, closes: string): string | undefined {
  if (closes > opens || (closes < opens && closes <= LATEST_CLOSING)) return undefined;
  return `${closes} is not after ${opens}, when the branch opens; write the closing time on the 24-hour clock`;
}

/**
 * A time as people say it: '12:00' gives "12 noon", '23:00' "11 pm", '22:30' "10.30 pm", '00:00' "midnight".
 * Its spaces do not break, so that it stays on one line.
 */
export function spokenTime(time: string, words: Pick<Words, 'noon' | 'midnight' | 'am' | 'pm'>): string {
  if (time === '12:00') return unbroken(words.noon);
  if (time === '00:00') return words.midnight;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const shown = `${hours % 12 || 12}${minutes > 0 ? `.${String(minutes).padStart(2, '0')}` : ''}`;
  return unbroken(fill(hours < 12 ? words.am : words.pm, { time: shown }));
}

const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

/** '2026-12-25' gives "Friday 25 December". */
export function spokenDay(date: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(new Date(date));
  return `${part({ weekday: 'long' })} ${unbroken(part({ day: 'numeric', month: 'long' }))}`;
}

/** The special days of a branch as pages show them, in order of date. Reports duplicate days and mistakes in their hours. */
export function readSpecialDays(
  days: Written,
  words: Words | undefined,
  report: (entry: number, field: string, message: string) => void,
): SpecialDay[] {
  const read = days.map(({ date, opens, closes, reason }, entry): SpecialDay => {
    if (days.findIndex((other) => other.date === date) < entry)
      report(entry, 'date', `${date} is a special day already; keep one of the two`);
    const problem = opens && closes ? closingProblem(opens, closes) : undefined;
    if (problem) report(entry, 'closes', problem);
    const hours = opens && closes ? { opens, closes } : null;
    return {
      date,
      hours,
      from: londonMoment(daysBefore(date, NOTICE_DAYS), '00:00'),
      until: londonEndOfDay(date),
      text: words ? textOf(words, date, hours, reason) : '',
    };
  });
  return read.toSorted((a, b) => a.date.localeCompare(b.date));
}

function textOf(words: Words, date: string, hours: SpecialDay['hours'], reason: string): string {
  const day = spokenDay(date);
  if (!hours) return fill(words.specialClosed, { day, reason });
  return fill(words.specialHours, {
    day,
    reason,
    opens: spokenTime(hours.opens, words),
    closes: spokenTime(hours.closes, words),
  });
}

/** Calculates in UTC, where every day has 24 hours. */
function daysBefore(date: string, days: number): string {
  const earlier = new Date(date);
  earlier.setUTCDate(earlier.getUTCDate() - days);
  return earlier.toISOString().slice(0, 10);
}
