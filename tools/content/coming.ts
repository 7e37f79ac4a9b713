import { addDays } from '../../model/opening/calendar-day.ts';
import { spokenDay } from '../../model/opening/spoken.ts';
import type { Content } from '../../model/types.ts';

/** How many days ahead changes are announced. */
const DAYS_AHEAD = 30;

/** What comes, goes, closes and opens by itself in the next 30 days, a line for each, in order of date: "Tuesday 1 December: Harvest Feast (Harbour) comes". */
export function comingChanges({ seasons, branches }: Pick<Content, 'seasons' | 'branches'>, today: string): string[] {
  const last = addDays(today, DAYS_AHEAD);
  const ofMenus = seasons.flatMap(({ name, menu, from, until }) => [
    ...(from === undefined ? [] : [{ date: from, text: `${name} (${menu}) comes` }]),
    ...(until === undefined ? [] : [{ date: addDays(until, 1), text: `${name} (${menu}) is gone` }]),
  ]);
  const ofBranches = branches.flatMap(({ store, closed }) =>
    closed
      ? [
          { date: closed.from, text: `${store} closes for a while` },
          { date: addDays(closed.until, 1), text: `${store} opens again` },
        ]
      : [],
  );
  return [...ofMenus, ...ofBranches]
    .filter(({ date }) => today < date && date <= last)
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .map(({ date, text }) => `${spokenDay(date).replaceAll('\u00a0', ' ')}: ${text}`);
}
