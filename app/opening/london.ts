/** Milliseconds that London's clocks are ahead in summer. */
const SUMMER = 3_600_000;

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** What London's calendars and clocks show at a moment: '2026-11-21T14:05'. */
export function londonTime(moment: number): string {
  const part = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${part['year']}-${part['month']}-${part['day']}T${part['hour']}:${part['minute']}`;
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
