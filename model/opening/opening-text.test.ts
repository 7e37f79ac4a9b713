import { expect, test } from 'vitest';
import { lastTable } from './booking-times.ts';
import { openState } from './open-state.ts';
import { lastSeatingText, openingText } from './opening-text.ts';

const texts = {
  open: 'Open now, until {time}',
  opensToday: 'Opens at {time}',
  opensLater: 'Opens {day} at {time}',
  closedToday: 'Closed today, opens {day} at {time}',
  closed: 'Closed for now',
  lastSeating: 'last seating {time}',
  lastSeatingWas: 'last seating was {time}',
  tomorrow: 'tomorrow',
  onDay: 'on {day}',
  noon: '12 noon',
  midnight: 'midnight',
  am: '{time} am',
  pm: '{time} pm',
};
const range = { opens: '12:00', closes: '23:00' };
const week = Array.from({ length: 7 }, () => [range]);
/** A branch that is closed on these days. */
const closedOn = (...dates: string[]) => ({ week, special: Object.fromEntries(dates.map((date) => [date, []])) });
const words = (branch: ReturnType<typeof closedOn> | undefined, moment: string) =>
  openingText(branch && openState(branch, Date.parse(moment)), texts).replaceAll('\u00a0', ' ');

test('describes each state in words', () => {
  const branch = closedOn();
  expect(words(branch, '2026-11-21T13:00:00Z')).toBe('Open now, until 11 pm');
  expect(words(branch, '2026-11-21T09:00:00Z')).toBe('Opens at 12 noon');
  expect(words(branch, '2026-11-21T23:30:00Z')).toBe('Opens tomorrow at 12 noon');
  expect(words(undefined, '2026-11-21T23:30:00Z')).toBe('Closed for now');
});

test('on a closed day, says that the branch is closed today and when it opens next', () => {
  expect(words(closedOn('2026-12-25'), '2026-12-25T15:00:00Z')).toBe('Closed today, opens tomorrow at 12 noon');
  expect(words(closedOn('2026-12-25', '2026-12-26'), '2026-12-25T15:00:00Z')).toBe(
    'Closed today, opens on Sunday at 12 noon',
  );
  expect(words(closedOn('2026-12-25'), '2026-12-24T23:30:00Z')).toBe('Opens on Saturday at 12 noon');
  const days = Array.from({ length: 7 }, (_, day) => `2026-12-${25 + day}`);
  expect(words(closedOn(...days), '2026-12-25T15:00:00Z')).toBe('Closed today, opens on Friday 1 January at 12 noon');
});

test('says the last seating of the present hours, also once it is over', () => {
  const lastSeating = (hours: typeof range, minutes: number, moment: string) => {
    const table = { hours: { week: Array.from({ length: 7 }, () => [hours]), special: {} }, lastSeating: minutes };
    const now = Date.parse(moment);
    const last = lastTable(table, openState(table.hours, now)!, now);
    return last && lastSeatingText(last, texts).replaceAll('\u00a0', ' ');
  };
  const late = { opens: '18:00', closes: '02:00' };
  expect(lastSeating(range, 90, '2026-11-21T21:29Z')).toBe('last seating 9.30 pm');
  expect(lastSeating(range, 90, '2026-11-21T21:30Z')).toBe('last seating was 9.30 pm');
  expect(lastSeating(late, 60, '2026-11-22T00:30Z')).toBe('last seating 1 am');
  expect(lastSeating(late, 60, '2026-11-22T01:00Z')).toBe('last seating was 1 am');
  expect(lastSeating(late, 180, '2026-11-22T01:00Z')).toBe('last seating was 11 pm');
  expect(lastSeating({ opens: '12:00', closes: '13:00' }, 90, '2026-11-21T12:30Z')).toBeUndefined();
});
