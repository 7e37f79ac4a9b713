import { isGroup, type Json } from '../../model/edit/yaml-text.ts';
import { addDays, londonTime } from '../../model/opening/london.ts';
import { dayOfService } from '../../model/opening/period.ts';
import { isDay, MAX_DAYS } from '../../model/schema/days.ts';
import type { FormProblem, Path } from '../editor/form.ts';
import { fieldOf } from '../editor/form-of.ts';
import { branchChoice, groupsOf, hoursOf, listStores, type StoredBranch, textOf } from '../editor/menus.ts';
import type { Unit } from '../editor/units.ts';
import { dayText, periodText } from '../dates.ts';
import { paths } from '../paths.ts';
import { type Edit, editFiles, type Files, listIn } from './plan.ts';

/** A day with other hours, or a closure of several days. */
export interface OtherDay {
  date: string;
  /** Its last day, if it is more than one. */
  until?: string | undefined;
  /** 'closed', '12:00-18:00', '12:00-15:00 and 17:30-22:00'. */
  hours: string;
  reason: string;
}

/** The special days of a branch and its closure, by date. */
export function daysOf({ values: { specialDays, closed } }: StoredBranch): OtherDay[] {
  const days = groupsOf(specialDays).map((day) => ({
    date: textOf(day['date']),
    hours: textOf(day['hours']),
    reason: textOf(day['reason']),
  }));
  const closures = groupsOf([closed ?? null]).map(({ from, until, text }) => ({
    date: textOf(from),
    until: textOf(until),
    hours: 'closed',
    reason: textOf(text),
  }));
  return [...closures, ...days].toSorted((a, b) => a.date.localeCompare(b.date));
}

export const isOver = ({ date, until = date }: Pick<OtherDay, 'date' | 'until'>, now: number): boolean =>
  until < londonTime(now).slice(0, 10);

/** Whether the service of a day goes on, which may be after midnight. */
export const isServed = (stores: readonly StoredBranch[], day: string, now: number): boolean =>
  stores.some((one) => dayOfService(hoursOf(one), now) === day);

/** The form for hours of a day that differ: with an empty id of another day, else of a planned one: 'harbour/2026-12-25'. */
export function dayUnit(files: Files, id: string, now: number): Unit | undefined {
  const [key, start] = id.split('/');
  const branch = listStores(files).find((one) => one.branch === key);
  const day = branch && daysOf(branch).find(({ date }) => date === start);
  if (id !== '' && !day) return undefined;
  // A planned day goes, and comes back with the values of the form.
  const removal = day ? usualHours(files, branch, day) : [];
  const rest = new Map([...files, ...editFiles(files, removal)]);
  const stores = listStores(rest);
  const read = (next: Unit['data']) => {
    const [date = '', until = '', hours = '', reason = ''] = ['date', 'until', 'hours', 'reason'].map((one) =>
      textOf(next[one]),
    );
    const chosen = stores.filter((one) => !next['branch'] || one.branch === next['branch']);
    return { chosen, other: { date, until: until === date ? undefined : until || undefined, hours, reason } };
  };
  return {
    next: paths.hours,
    title: day ? `${branch.store}, ${periodText(day.date, day.until)}` : 'Hours on a day',
    form: {
      kind: 'group',
      fields: [
        ...branchChoice(files),
        fieldOf('date', 'Day', { kind: 'day' }),
        fieldOf('until', 'Last day', { kind: 'day' }, { hint: 'Leave it empty for one day.', isRequired: false }),
        fieldOf('hours', 'Hours', { kind: 'hours' }),
        fieldOf('reason', 'Reason', { kind: 'text' }, { hint: 'Short, as in Christmas Day.' }),
      ],
    },
    data: day ? dataOf(branch, day) : {},
    ...(!day && { start: { hours: 'closed' } }),
    ...(day && {
      remove: () => ({
        summary: `${branch.store}, ${dayText(day.date)}: usual hours`,
        texts: editFiles(files, removal),
      }),
    }),
    question: (next) => {
      const { chosen, other } = read(next);
      return chosen.flatMap((one) => replacedTexts(one, other, now)).join(' ') || undefined;
    },
    write: (next) => {
      const { chosen, other } = read(next);
      const { date, until = date, hours } = other;
      // While a day is missing, the rest is checked as if it were today.
      const known = [date, until].every(isDay)
        ? other
        : { ...other, date: londonTime(now).slice(0, 10), until: undefined };
      const edits = chosen.flatMap((one) => editsOf(rest, one, known, now));
      const isFull = edits.some(([, , value]) => Array.isArray(value) && value.length > MAX_DAYS);
      return {
        problems: [
          ...(isServed(chosen, until, now) && date <= until ? [] : problemsOf(other, now)),
          ...(isFull ? [{ path: ['until'], message: TOO_MANY }] : []),
        ],
        texts: editFiles(files, [...removal, ...edits]),
        pathOf: ({ file, path = [] }) => (chosen.some((one) => one.file === file) ? fieldAt(path) : undefined),
        summary: `${chosen.map(({ store }) => store).join(' and ')}, ${periodText(date, until)}: ${hours}${day ? `; before, ${periodText(day.date, day.until)}: ${day.hours}` : ''}`,
      };
    },
  };
}

const TOO_MANY = `A branch has other hours on at most ${MAX_DAYS} days. Choose fewer days, or a closure.`;

const dataOf = ({ branch }: StoredBranch, { until, ...day }: OtherDay) => ({ branch, ...day, ...(until && { until }) });

/** The field of the form for a place in a branch file. Of a closure, the first day and the reason have other names. */
function fieldAt(path: Path): Path {
  const key = { from: 'date', text: 'reason' }[String(path.at(-1))] ?? String(path.at(-1));
  return ['date', 'until', 'hours', 'reason'].includes(key) ? [key] : [];
}

function problemsOf({ date, until = date }: OtherDay, now: number): FormProblem[] {
  if (!isDay(date) || !isDay(until))
    return [{ path: [isDay(date) ? 'until' : 'date'], message: 'Choose a day of the calendar' }];
  const message = lastDayProblem(until, now, until === date ? '' : date);
  return message === undefined ? [] : [{ path: [until === date ? 'date' : 'until'], message }];
}

/** What is planned at a branch for one of the days already, and what takes its place. There is one closure of several days at a time. */
function replacedTexts(branch: StoredBranch, day: OtherDay, now: number): string[] {
  const { date, until = date, hours, reason } = day;
  const isClosure = hours === 'closed' && until > date;
  const replaced = daysOf(branch).filter(
    (one) =>
      !isOver(one, now) &&
      !(one.hours === hours && one.reason === reason) &&
      ((one.date <= until && date <= (one.until ?? one.date)) || (isClosure && one.until !== undefined)),
  );
  return replaced.map((one) => {
    const period = periodText(one.date, one.until);
    const both = [one.hours, hours].includes('closed') ? '' : ' For both, choose “Two sittings”.';
    return `${branch.store} has for ${period} already: ${one.hours} (${one.reason}). This puts in its place: ${hours} (${reason}).${both}`;
  });
}

/** Days that are over go. */
function editsOf(files: Files, branch: StoredBranch, day: OtherDay, now: number): Edit[] {
  const { date, until = date, hours, reason } = day;
  const dateOf = (one: Json) => (isGroup(one) ? textOf(one['date']) : '');
  const all = listIn(files, branch.file, 'specialDays');
  const isInside = (one: Json) => date <= dateOf(one) && dateOf(one) <= until;
  const kept = all.filter((one) => !isOver({ date: dateOf(one) }, now));
  if (hours === 'closed' && until > date) {
    const others = kept.filter((one) => !isInside(one));
    return [
      [branch.file, ['closed'], { from: date, until, text: reason }],
      ...(others.length < all.length
        ? [[branch.file, ['specialDays'], others.length > 0 ? others : null] as const]
        : []),
    ];
  }
  const dates: string[] = [];
  for (let one = date; one <= until && dates.length <= MAX_DAYS; one = addDays(one, 1)) dates.push(one);
  const changed = kept.map((one) => (isGroup(one) && isInside(one) ? { ...one, hours, reason } : one));
  const added = dates
    .filter((one) => !kept.some((old) => dateOf(old) === one))
    .map((one) => ({ date: one, hours, reason }));
  return [[branch.file, ['specialDays'], [...changed, ...added]]];
}

function usualHours(files: Files, { file }: StoredBranch, { date, until }: OtherDay): Edit[] {
  if (until !== undefined) return [[file, ['closed'], undefined]];
  const kept = listIn(files, file, 'specialDays').filter((one) => !(isGroup(one) && one['date'] === date));
  return [[file, ['specialDays'], kept.length > 0 ? kept : null]];
}

/** In days. A last day before the first one is one of the next year only where that is not far. */
const HALF_YEAR = 183;

/**
 * What is wrong with a last day, or a day with a time: it is over, or it is before the first one. Asks whether the same day of another
 * year is meant. Undefined if it lies ahead, or is no day, which the content check reports.
 */
export function lastDayProblem(until: string, now: number, from = ''): string | undefined {
  const present = londonTime(now).replace('T', ' ');
  const first = from > present ? from : present;
  const isAhead = (day: string) => (day.length === 10 ? day >= first.slice(0, 10) : day > first);
  if (!isDay(until.slice(0, 10)) || isAhead(until)) return undefined;
  const year = Number(first.slice(0, 4));
  const meant = [year, year + 1]
    .map((one) => `${one}${until.slice(4)}`)
    .find((day) => isDay(day.slice(0, 10)) && isAhead(day));
  const isEarly = first === from;
  const problem = `${dayText(until)} is ${isEarly ? `before ${dayText(from)}, when it begins` : 'over'}`;
  if (meant && (!isEarly || meant.slice(0, 10) < addDays(from.slice(0, 10), HALF_YEAR)))
    return `${problem}. Do you mean ${dayText(meant)}?`;
  return `${problem}; write a later day${isEarly ? ', or an earlier first one' : ''}`;
}
