import { isGroup, type Json } from '../../model/edit/yaml-text.ts';
import { addDays, londonTime } from '../../model/opening/london.ts';
import { isDay, MAX_DAYS } from '../../model/schema/days.ts';
import { listStores, type StoredBranch, textOf } from '../editor/menus.ts';
import { type Plan, RefusalError } from '../publish/change.ts';
import { type Edit, editFiles, type Files, listIn, refuseConflict } from './plan.ts';

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
export function daysOf({ values }: StoredBranch): OtherDay[] {
  const { specialDays, closed } = values;
  const days = (Array.isArray(specialDays) ? specialDays.filter(isGroup) : []).map((day) => ({
    date: textOf(day['date']),
    hours: textOf(day['hours']),
    reason: textOf(day['reason']),
  }));
  const closure = isGroup(closed)
    ? [
        {
          date: textOf(closed['from']),
          until: textOf(closed['until']),
          hours: 'closed',
          reason: textOf(closed['text']),
        },
      ]
    : [];
  return [...closure, ...days].toSorted((a, b) => a.date.localeCompare(b.date));
}

export const isOver = ({ date, until = date }: Pick<OtherDay, 'date' | 'until'>, now: number): boolean =>
  until < londonTime(now).slice(0, 10);

/** Other hours at some branches. Days that are over go where there is no room. */
export function planDays(files: Files, keys: readonly string[], day: OtherDay, now: number): Plan {
  const branches = listStores(files).filter(({ branch }) => keys.includes(branch));
  if (branches.length === 0) return refuseConflict('', day.date);
  const { date, until, hours } = day;
  return {
    summary: `${branches.map(({ store }) => store).join(' and ')}, ${periodText(date, until)}: ${hours}`,
    texts: editFiles(
      files,
      branches.map((branch) => [branch.file, editsOf(files, branch, day, now)] as const),
    ),
  };
}

function editsOf(files: Files, branch: StoredBranch, day: OtherDay, now: number): Edit[] {
  const { date, until = date, hours, reason } = day;
  const dateOf = (one: Json) => (isGroup(one) ? textOf(one['date']) : '');
  const all = listIn(files, branch.file, 'specialDays');
  const isInside = (one: Json) => date <= dateOf(one) && dateOf(one) <= until;
  if (hours === 'closed' && until > date) {
    const planned = daysOf(branch).find((one) => one.until !== undefined && one.date !== date && !isOver(one, now));
    if (planned)
      throw new RefusalError({ kind: 'invalid', problems: [{ ...branch, field: 'date', message: another(planned) }] });
    const others = all.filter((one) => !isInside(one));
    return [
      [['closed'], { from: date, until, text: reason }],
      ...(others.length < all.length ? [[['specialDays'], others.length > 0 ? others : null] as const] : []),
    ];
  }
  const dates: string[] = [];
  for (let one = date; one <= until && dates.length <= MAX_DAYS; one = addDays(one, 1)) dates.push(one);
  const changed = all.map((one) => (isGroup(one) && isInside(one) ? { ...one, hours, reason } : one));
  const added = dates
    .filter((one) => !all.some((old) => dateOf(old) === one))
    .map((one) => ({ date: one, hours, reason }));
  const hasRoom = changed.length + added.length <= MAX_DAYS;
  const kept = hasRoom ? changed : changed.filter((one) => !isOver({ date: dateOf(one) }, now));
  return [[['specialDays'], [...kept, ...added]]];
}

const another = ({ date, until }: OtherDay): string =>
  `Another closure is planned: ${periodText(date, until)}. Remove that first`;

/** Takes out a special day, or the closure that begins on a day. */
export function planUsualHours(files: Files, key: string, date: string): Plan {
  const branch = listStores(files).find((one) => one.branch === key) ?? refuseConflict('', date);
  const { file, store } = branch;
  const day = daysOf(branch).find((one) => one.date === date) ?? refuseConflict(file, date);
  const kept = listIn(files, file, 'specialDays').filter((one) => !(isGroup(one) && one['date'] === date));
  const edit: Edit =
    day.until === undefined ? [['specialDays'], kept.length > 0 ? kept : null] : [['closed'], undefined];
  return { summary: `${store}, ${dayText(date)}: usual hours`, texts: editFiles(files, [[file, [edit]]]) };
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** 'Fri 25 Dec 2026', 'Fri 25 Dec 2026, 18:00'; any other text as it is */
export function dayText(moment: string): string {
  const [day = '', time] = moment.split(' ');
  if (!isDay(day)) return moment;
  return [dayFormat.format(new Date(day)).replace(',', ''), time].filter(Boolean).join(', ');
}

/** 'Fri 25 Dec 2026 to Sun 27 Dec 2026', or the day alone */
export const periodText = (from: string, until = from): string =>
  from === until ? dayText(from) : `${dayText(from)} to ${dayText(until)}`;

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
  const problem =
    first === from ? `${dayText(until)} is before ${dayText(from)}, when it begins` : `${dayText(until)} is over`;
  return meant === undefined ? `${problem}; write a later day` : `${problem}. Do you mean ${dayText(meant)}?`;
}
