import { isGroup, type Json } from '../../model/edit/yaml-text.ts';
import { londonTime } from '../../model/opening/london.ts';
import { isDay } from '../../model/schema/days.ts';
import type { Plan } from '../publish/change.ts';
import { type StoredBranch, type StoredDay, listBranches } from './branches.ts';
import { type Files, planList, refuseConflict } from './plan.ts';

export function planDay(files: Files, branch: string, { date, hours, reason }: StoredDay): Plan {
  const { store, days, file } = branchOf(files, branch);
  const known = days.findIndex((one) => one.date === date);
  const put = (entries: readonly Json[]) => {
    const old = entries[known];
    return known === -1
      ? [...entries, { date, hours, reason }]
      : entries.with(known, { ...(isGroup(old) ? old : {}), hours, reason });
  };
  return planList(files, file, 'specialDays', put, `${store}, ${date}: ${hours}`);
}

export function planRemoveDay(files: Files, branch: string, date: string): Plan {
  const { store, days, file } = branchOf(files, branch);
  const known = days.findIndex((one) => one.date === date);
  if (known === -1) return refuseConflict(date);
  return planList(files, file, 'specialDays', (all) => all.toSpliced(known, 1), `${store}, ${date}: usual hours`);
}

/** The hours of a form as the file has them: both times, or closed. */
export const hoursOf = (opens: string | undefined, closes: string | undefined, isClosed: boolean): string =>
  isClosed ? 'closed' : `${opens ?? ''}-${closes ?? ''}`;

const branchOf = (files: Files, key: string): StoredBranch =>
  listBranches(files).find((one) => one.key === key) ?? refuseConflict(key);

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
  const problem = first === from ? `${until} is before ${from}, when it begins` : `${until} is over`;
  return meant === undefined ? `${problem}; write a later day` : `${problem}. Do you mean ${meant}?`;
}
