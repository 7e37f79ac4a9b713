import { expect, test } from 'vitest';
import { bookingDays, partOf, type TableHours } from './booking-times.ts';
import type { BranchHours, Sitting } from './open-state.ts';

const sitting = (text: string): Sitting => ({ opens: text.slice(0, 5), closes: text.slice(6) });
/** Hours that are the same on every day, but for what is given. */
const hours = (everyDay: string, others: Partial<BranchHours> = {}): BranchHours => ({
  week: Array.from({ length: 7 }, () => everyDay.split(' ').map(sitting)),
  special: {},
  ...others,
});

/** Friday 27 November 2026, in winter. */
const friday = '2026-11-27';
const early = Date.parse(`${friday}T08:00Z`);
const usual: TableHours = { hours: hours('12:00-15:00 18:00-21:00'), lastSeating: 60 };

/** The times of the first days, each day's in one line. */
const times = (table: TableHours, now: number, days = 1) =>
  bookingDays(table, now, days).map(({ times: all }) => all.join(' '));

test.each<{ title: string; table: TableHours; now: number; expected: string[] }>([
  {
    title: 'every half hour of each sitting, up to the last seating',
    table: usual,
    now: early,
    expected: ['12:00 12:30 13:00 13:30 14:00 18:00 18:30 19:00 19:30 20:00'],
  },
  {
    title: 'from the first half hour after an odd opening time',
    table: { hours: hours('11:45-14:10'), lastSeating: 45 },
    now: early,
    expected: ['12:00 12:30 13:00'],
  },
  {
    title: 'none of a sitting shorter than the last seating',
    table: { ...usual, lastSeating: 240 },
    now: early,
    expected: [''],
  },
  {
    title: 'only times to come, without the present minute',
    table: usual,
    now: Date.parse(`${friday}T18:30Z`),
    expected: ['19:00 19:30 20:00'],
  },
  {
    title: 'times after midnight on the day that the calendar says',
    table: { hours: hours('22:00-02:00'), lastSeating: 60 },
    now: early,
    expected: ['22:00 22:30 23:00 23:30', '00:00 00:30 01:00 22:00 22:30 23:00 23:30'],
  },
  {
    title: 'up to midnight, if that is when the branch closes',
    table: { hours: hours('22:00-00:00'), lastSeating: 30 },
    now: early,
    expected: ['22:00 22:30 23:00 23:30'],
  },
  {
    title: 'other hours and none on special days',
    table: {
      hours: hours('18:00-21:00', { special: { '2026-11-28': [sitting('12:00-14:00')], '2026-11-29': [] } }),
      lastSeating: 60,
    },
    now: early,
    expected: ['18:00 18:30 19:00 19:30 20:00', '12:00 12:30 13:00', '', '18:00 18:30 19:00 19:30 20:00'],
  },
  {
    title: 'none from the first to the last day of a closure',
    table: { hours: hours('18:00-20:00', { closed: { from: '2026-11-28', until: '2026-11-29' } }), lastSeating: 60 },
    now: early,
    expected: ['18:00 18:30 19:00', '', '', '18:00 18:30 19:00'],
  },
])('offers $title', ({ table, now, expected }) => {
  expect(times(table, now, expected.length)).toEqual(expected);
});

test("goes by London's clock and calendar, in summer too", () => {
  // 23:30 UTC on a summer evening is half past midnight in London.
  const [today] = bookingDays(usual, Date.parse('2026-07-03T23:30Z'), 1);
  expect(today?.date).toBe('2026-07-04');
  expect(times(usual, Date.parse('2026-07-04T17:30Z'))).toEqual(['19:00 19:30 20:00']);
});

test('every time is in a part of the day', () => {
  expect(['00:30', '05:00', '10:59', '11:00', '15:00', '17:30', '18:00', '23:30'].map(partOf)).toEqual([
    'night',
    'morning',
    'morning',
    'lunch',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ]);
});
