import { expect, test } from 'vitest';
import type { Ui } from '../types.ts';
import { readSpecialDays } from './special-days.ts';
import { spokenDay, spokenTime } from './spoken.ts';

const words = { noon: '12 noon', midnight: 'midnight', am: '{time} am', pm: '{time} pm' };
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('writes times and days as people say them, with non-breaking spaces', () => {
  const times = ['12:00', '00:00', '23:00', '22:30', '09:05', '00:30'].map((time) => spokenTime(time, words));
  expect(times.map(plain)).toEqual(['12 noon', 'midnight', '11 pm', '10:30 pm', '9:05 am', '12:30 am']);
  expect(times.join('')).not.toContain(' ');
  expect(plain(spokenDay('2026-12-25'))).toBe('Friday 25 December');
});

test('sorts special days by date, and announces each of them from a week before', () => {
  // The other texts are not used here.
  const ui: Partial<Ui['opening']> = {
    ...words,
    timeRange: '{opens} to {closes}',
    twoTimeRanges: '{first} and {second}',
    closedAllDay: 'closed',
    specialDay: '{day}: {hours} ({reason})',
  };
  const given = [
    { date: '2027-01-02', hours: [{ opens: '12:00', closes: '18:30' }], reason: 'Stocktaking' },
    { date: '2027-01-01', hours: [], reason: 'New Year' },
  ];
  const days = readSpecialDays(given, ui as Ui['opening'], () => expect.unreachable('nothing is wrong'));
  expect(days.map(({ text, from, until }) => [plain(text), from, until])).toEqual([
    ['Friday 1 January: closed (New Year)', Date.parse('2026-12-25'), Date.parse('2027-01-02')],
    ['Saturday 2 January: 12 noon to 6:30 pm (Stocktaking)', Date.parse('2026-12-26'), Date.parse('2027-01-03')],
  ]);
});
