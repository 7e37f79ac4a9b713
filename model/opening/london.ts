/** Milliseconds that London's clocks are ahead in summer. */
const SUMMER = 3_600_000;

/** When London's clocks change in a month, January being 0: on its last Sunday, at one in the morning by UTC. */
function clockChange(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1));
  return lastDay.setUTCDate(lastDay.getUTCDate() - lastDay.getUTCDay());
}

function isSummer(moment: number): boolean {
  const year = new Date(moment).getUTCFullYear();
  return moment >= clockChange(year, 2) && moment < clockChange(year, 9);
}

/**
 * What London's calendars and clocks show at a moment: '2026-11-21T14:05'. Reckoned by the rule of the Summer Time Order 2002,
 * because a first calendar of the browser's own (Intl) holds a phone up for 70 ms.
 */
export function londonTime(moment: number): string {
  return new Date(isSummer(moment) ? moment + SUMMER : moment).toISOString().slice(0, 16);
}

/**
 * The moment at which London's clocks show a time of a day: '2026-11-21', '23:00'. Where they show it twice, in the
 * hour that autumn repeats, the first; where never, in the hour that spring leaves out, an hour later.
 */
export function londonMoment(date: string, time: string): number {
  const text = `${date}T${time}`;
  const inWinter = Date.parse(`${text}Z`);
  return londonTime(inWinter - SUMMER) === text ? inWinter - SUMMER : inWinter;
}
