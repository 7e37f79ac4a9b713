import { nearest } from '../nearest.ts';
import { type Form, wrongForm } from '../wrong-form.ts';
import type { TimeRange, Week } from './open-state.ts';

/** Opening hours as the staff write them: a line for each day or range of days, with one or two time ranges. */

export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** The latest closing time after midnight. A closing time between this and opening is a mistake. */
const LATEST_CLOSING = '06:00';

const TIME = '(?:[01]\\d|2[0-3]):[0-5]\\d';
const TIME_RANGES = new RegExp(`^(${TIME})-(${TIME})(?: and (${TIME})-(${TIME}))?$`);

const HOURS = {
  isRight: (text) => TIME_RANGES.test(text),
  allowed: /[\w:., -]/,
  problem: 'says no hours',
  remedy:
    'write closed, or times on the 24-hour clock, where midnight is 00:00, as in 12:00-23:00 or 12:00-15:00 and 17:30-22:30',
} as const satisfies Form;

/** A result, or what is wrong and what to write instead. */
export type Read<Value> = { value: Value; problem?: undefined } | { value?: undefined; problem: string };

/** The time ranges in "12:00-23:00", "12:00-15:00 and 17:30-01:00" or "closed". */
export function readTimeRanges(text: string): Read<readonly TimeRange[]> {
  if (text === 'closed') return { value: [] };
  const [, opens, closes, opensAgain, closesAgain] = TIME_RANGES.exec(text) ?? [];
  if (/^-|- and|and -|-$/.test(text)) return { problem: 'has a time missing; write when it opens and when it closes' };
  if (!opens || !closes) return { problem: wrongForm(text, HOURS) };
  const value = [{ opens, closes }, ...(opensAgain && closesAgain ? [{ opens: opensAgain, closes: closesAgain }] : [])];
  const [first, second] = value;
  const problem = value.map(closingProblem).find((found) => found !== undefined);
  if (problem) return { problem };
  if (first && second && (first.closes < first.opens || second.opens <= first.closes))
    return {
      problem: `the sitting at ${second.opens} begins before the one at ${first.opens} is over; write the earlier one first`,
    };
  return { value };
}

/** What is wrong with a time range, or undefined. A closing time early in the morning belongs to the previous evening. */
function closingProblem({ opens, closes }: TimeRange): string | undefined {
  if (closes > opens || (closes < opens && closes <= LATEST_CLOSING)) return undefined;
  return `${closes} is not after ${opens}, when the branch opens, and a day lasts until ${LATEST_CLOSING} at most; write the closing time on the 24-hour clock`;
}

/** The numbers of the days in "Mon", "Mon-Thu" or, over the end of the week, "Sat-Mon"; 0 is Monday. */
export function readDays(text: string): Read<readonly number[]> {
  const [from, to = from, ...others] = text.split('-');
  const [first, last] = [from, to].map((name) => WEEKDAYS.findIndex((day) => day === name));
  if (first === undefined || last === undefined || first < 0 || last < 0 || others.length > 0) {
    const meant = nearest(text, WEEKDAYS);
    return {
      problem: `"${text}" is neither a day nor a range of days; write ${meant ?? 'the first three letters of the days'}, as in Mon or Mon-Sun`,
    };
  }
  const count = ((last - first + 7) % 7) + 1;
  return { value: Array.from({ length: count }, (_, index) => (first + index) % 7) };
}

/** Reads the lines of a week: { 'Mon-Thu': '12:00-22:00', … }. Problems of the whole week have no line. */
export function readWeek(lines: Readonly<Record<string, string>>): {
  week: Week;
  problems: { line?: string; problem: string }[];
} {
  const problems: { line?: string; problem: string }[] = [];
  const week: (readonly TimeRange[] | undefined)[] = WEEKDAYS.map(() => undefined);
  for (const [line, text] of Object.entries(lines)) {
    const days = readDays(line);
    const ranges = readTimeRanges(text);
    for (const { problem } of [days, ranges]) if (problem !== undefined) problems.push({ line, problem });
    for (const day of days.value ?? []) {
      if (week[day])
        problems.push({ line, problem: `${WEEKDAYS[day]} stands in another line too; keep one of the two` });
      week[day] = ranges.value ?? [];
    }
  }
  const missing = WEEKDAYS.filter((_, day) => week[day] === undefined);
  if (missing.length > 0 && problems.length === 0)
    problems.push({
      problem: `says nothing of ${missing.join(', ')}; add a line, as in ${missing[0]}: closed`,
    });
  const read = week.map((ranges) => ranges ?? []);
  if (problems.length === 0) problems.push(...read.flatMap((ranges, day) => nightProblem(read, ranges, day)));
  return { week: read, problems };
}

/** Closing after midnight must be before the next day opens. */
function nightProblem(week: Week, ranges: readonly TimeRange[], day: number): { problem: string }[] {
  const late = ranges.find(({ opens, closes }) => closes < opens);
  const next = week[(day + 1) % 7]?.[0];
  if (!late || !next || next.opens >= late.closes) return [];
  return [
    {
      problem: `${WEEKDAYS[day]} closes at ${late.closes} in the night, after ${WEEKDAYS[(day + 1) % 7]} has opened at ${next.opens}; change one of the two`,
    },
  ];
}
