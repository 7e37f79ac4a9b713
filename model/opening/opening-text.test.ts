import { expect, test } from 'vitest';
import { lastTable } from './booking-times.ts';
import { openState } from './open-state.ts';
import { lastSeatingText, openingText } from './opening-text.ts';

const texts = {
  open: 'Open now, until {time}',
  opensToday: 'Opens at {time}',
  opensLater: 'Opens {day} at {time}',
  closedToday: 'Closed today, opens {day} at {time}',
  openOn: 'Open {day} {hours}',
  closed: 'Closed for now',
  lastSeating: 'last seating {time}',
  lastSeatingWas: 'last seating was {time}',
  today: 'today',
  tomorrow: 'tomorrow',
  onDay: 'on {day}',
  noon: '12 noon',
  midnight: 'midnight',
  am: '{time} am',
  pm: '{time} pm',
  timeRange: '{opens} to {closes}',
  twoTimeRanges: '{first} and {second}',
  closedAllDay: 'closed',
};
const range = { opens: '12:00', closes: '23:00' };
const week = Array.from({ length: 7 }, () => [range]);
test.each<[text: string, moment: string, ...closed: string[]]>([
  ['Open now, until 11 pm', '2026-11-21T13:00Z'],
  ['Opens at 12 noon', '2026-11-21T09:00Z'],
  ['Opens tomorrow at 12 noon', '2026-11-21T23:30Z'],
  ['Closed today, opens tomorrow at 12 noon', '2026-12-25T15:00Z', '2026-12-25'],
  ['Closed today, opens on Sunday at 12 noon', '2026-12-25T15:00Z', '2026-12-25', '2026-12-26'],
  ['Opens on Saturday at 12 noon', '2026-12-24T23:30Z', '2026-12-25'],
  [
    'Closed today, opens on Friday 1 January at 12 noon',
    '2026-12-25T15:00Z',
    ...Array.from({ length: 7 }, (_, day) => `2026-12-${25 + day}`),
  ],
])('says "%s" at %s', (text, moment, ...closed) => {
  const specialDays = closed.map((date) => ({ date, ranges: [] }));
  const state = openState({ week, specialDays }, Date.parse(moment));
  expect(openingText(state, texts).replaceAll('\u00a0', ' ')).toBe(text);
  expect(openingText(undefined, texts)).toBe('Closed for now');
});

test.each([
  ['Open now, until 3 pm', '2026-11-21T13:00Z'],
  ['Open today 12 noon to 3 pm and 5:30 pm to 10 pm', '2026-11-21T16:00Z'],
  ['Open tomorrow 12 noon to 3 pm and 5:30 pm to 10 pm', '2026-11-21T23:30Z'],
  ['Closed today, opens tomorrow at 12 noon', '2026-12-25T15:00Z'],
  ['Open on Saturday 12 noon to 3 pm and 5:30 pm to 10 pm', '2026-12-24T23:30Z'],
])('says with all hours of the day "%s" at %s', (text, moment) => {
  const ranges = [
    { opens: '12:00', closes: '15:00' },
    { opens: '17:30', closes: '22:00' },
  ];
  const hours = { week: Array.from({ length: 7 }, () => ranges), specialDays: [{ date: '2026-12-25', ranges: [] }] };
  expect(openingText(openState(hours, Date.parse(moment)), texts, hours).replaceAll('\u00a0', ' ')).toBe(text);
});

test('says the last seating of the present hours, also once it is over', () => {
  const lastSeating = (hours: typeof range, minutes: number, moment: string) => {
    const table = { hours: { week: Array.from({ length: 7 }, () => [hours]), specialDays: [] }, lastSeating: minutes };
    const now = Date.parse(moment);
    const last = lastTable(table, openState(table.hours, now)!, now);
    return last && lastSeatingText(last, texts).replaceAll('\u00a0', ' ');
  };
  const late = { opens: '18:00', closes: '02:00' };
  expect(lastSeating(range, 90, '2026-11-21T21:29Z')).toBe('last seating 9:30 pm');
  expect(lastSeating(range, 90, '2026-11-21T21:30Z')).toBe('last seating was 9:30 pm');
  expect(lastSeating(late, 60, '2026-11-22T00:30Z')).toBe('last seating 1 am');
  expect(lastSeating(late, 60, '2026-11-22T01:00Z')).toBe('last seating was 1 am');
  expect(lastSeating(late, 180, '2026-11-22T01:00Z')).toBe('last seating was 11 pm');
  expect(lastSeating({ opens: '12:00', closes: '13:00' }, 90, '2026-11-21T12:30Z')).toBeUndefined();
});
