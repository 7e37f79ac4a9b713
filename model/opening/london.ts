/** How far London's clocks are ahead of UTC in summer, in milliseconds. */
const SUMMER = 3_600_000;

function clockChange(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1));
  return lastDay.setUTCDate(lastDay.getUTCDate() - lastDay.getUTCDay());
}

function isSummer(moment: number): boolean {
  const year = new Date(moment).getUTCFullYear();
  return moment >= clockChange(year, 2) && moment < clockChange(year, 9);
}

/**
 * London's date and time at a moment (milliseconds since 1970): '2026-11-21T14:05'. Uses the rule of the Summer Time Order 2002
 * instead of Intl, because the first Intl formatter blocks a phone for 70 ms.
 */
export const londonTime = (moment: number): string =>
  new Date(isSummer(moment) ? moment + SUMMER : moment).toISOString().slice(0, 16);

/**
 * The moment (milliseconds since 1970) of a London date and time: '2026-11-21', '23:00'. For a time that occurs twice in autumn
 * it returns the first; for a time that spring skips, an hour later.
 */
export function londonMoment(date: string, time: string): number {
  const text = `${date}T${time}`;
  const inWinter = Date.parse(`${text}Z`);
  return londonTime(inWinter - SUMMER) === text ? inWinter - SUMMER : inWinter;
}

/** Whether London's clocks show a time on a date: not one that spring skips. */
export const hasTime = (date: string, time: string): boolean =>
  londonTime(londonMoment(date, time)) === `${date}T${time}`;

/** The moment (milliseconds since 1970) at which a day ends in London: the midnight after '2026-12-25'. */
export const londonEndOfDay = (date: string): number => londonMoment(addDays(date, 1), '00:00');

/** Days are calculated in UTC, where every one has 24 hours. */
const DAY_MS = 86_400_000;

/** The day so many days after '2026-12-25'; earlier if `days` is negative. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (date: string): number => (new Date(date).getUTCDay() + 6) % 7;
