import { expect, test } from 'vitest';
import { bookingDays, partOf } from './booking-days.ts';
import { lastTable, type TableHours } from './booking-times.ts';
import type { BranchHours, TimeRange } from './open-state.ts';

const range = (text: string): TimeRange => ({ opens: text.slice(0, 5), closes: text.slice(6) });
/** The same hours on every day, but for what is given. */
const open = (everyDay: string, lastSeating: number, others: Partial<BranchHours> = {}): TableHours => {
  const week = Array.from({ length: 7 }, () => everyDay.split(' ').map(range));
  return { hours: { week, specialDays: [], ...others }, lastSeating };
};

/** Friday 27 November 2026, in winter. */
const friday = '2026-11-27';
const early = Date.parse(`${friday}T08:00Z`);
const usual = open('12:00-15:00 18:00-21:00', 60);

/** The times of the first days, each day's in one line. */
const times = (table: TableHours, now: number, days = 1) =>
  bookingDays(table, now, days).map(({ times: all }) => all.join(' '));

test.each<[title: string, table: TableHours, now: number, expected: string[]]>([
  [
    'every half hour of each range, up to the last seating',
    usual,
    early,
    ['12:00 12:30 13:00 13:30 14:00 18:00 18:30 19:00 19:30 20:00'],
  ],
  ['from the first half hour after an odd opening time', open('11:45-14:10', 45), early, ['12:00 12:30 13:00']],
  ['none of a range shorter than the last seating', { ...usual, lastSeating: 240 }, early, ['']],
  ['only times to come, without the present minute', usual, Date.parse(`${friday}T18:30Z`), ['19:00 19:30 20:00']],
  [
    'times after midnight on the day that the calendar says',
    open('22:00-02:00', 60),
    early,
    ['22:00 22:30 23:00 23:30', '00:00 00:30 01:00 22:00 22:30 23:00 23:30'],
  ],
  [
    'no times that the clocks skip in spring',
    open('12:00-03:00', 90),
    Date.parse('2027-03-27T23:40Z'),
    [
      '',
      '00:00 00:30 12:00 12:30 13:00 13:30 14:00 14:30 15:00 15:30 16:00 16:30 17:00 17:30 18:00 18:30 19:00 19:30 20:00 20:30 21:00 21:30 22:00 22:30 23:00 23:30',
    ],
  ],
  [
    'a time that autumn has twice until the first is over',
    open('00:00-03:00', 30),
    Date.parse('2026-10-25T00:20Z'),
    ['01:30 02:00 02:30'],
  ],
  ['up to midnight, if that is when the branch closes', open('22:00-00:00', 30), early, ['22:00 22:30 23:00 23:30']],
  [
    'other hours and none on special days',
    open('18:00-21:00', 60, {
      specialDays: [
        { date: '2026-11-28', ranges: [range('12:00-14:00')] },
        { date: '2026-11-29', ranges: [] },
      ],
    }),
    early,
    ['18:00 18:30 19:00 19:30 20:00', '12:00 12:30 13:00', '', '18:00 18:30 19:00 19:30 20:00'],
  ],
])('offers %s', (_title, table, now, expected) => {
  expect(times(table, now, expected.length)).toEqual(expected);
});

test('the last table of a night in which the clocks go forward is at a time that exists', () => {
  const hours = { range: range('12:00-03:00'), date: '2027-03-27' };
  // 02:10 in summer time.
  const now = Date.parse('2027-03-28T01:10Z');
  expect(lastTable(open('12:00-03:00', 90), hours, now)).toEqual({ time: '00:30', isOver: true });
  expect(lastTable(open('12:00-03:00', 30), hours, now)).toEqual({ time: '02:30', isOver: false });
});

test("goes by London's clock and calendar, in summer too", () => {
  // 23:30 UTC on a summer evening is half past midnight in London.
  const [today] = bookingDays(usual, Date.parse('2026-07-03T23:30Z'), 1);
  expect(today?.date).toBe('2026-07-04');
  expect(times(usual, Date.parse('2026-07-04T17:30Z'))).toEqual(['19:00 19:30 20:00']);
});

test('every time is in a part of the day', () => {
  const parts = ['00:30', '05:00', '10:59', '11:00', '15:00', '17:30', '18:00', '23:30'].map(partOf);
  expect(parts.join(' ')).toBe('night morning morning lunch afternoon afternoon evening evening');
});
