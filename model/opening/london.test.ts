import fc from 'fast-check';
import { expect, test } from 'vitest';
import { londonEndOfDay, londonTime } from './london.ts';

const clock = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/London', dateStyle: 'short', timeStyle: 'short' });
/** The expected time, from the time-zone database of the runtime. */
const byTable = (moment: number) => clock.format(moment).replace(' ', 'T');

const between = (from: string, to: string) => fc.integer({ min: Date.parse(from) / 1000, max: Date.parse(to) / 1000 });

test('londonTime agrees with the time-zone database from 1996 to 2096', () => {
  fc.assert(
    fc.property(between('1996-01-01', '2096-01-01'), (seconds) => {
      expect(londonTime(seconds * 1000)).toBe(byTable(seconds * 1000));
    }),
  );
});

test('londonTime is exact to the second at every clock change', () => {
  for (let year = 1996; year < 2060; year += 1) {
    for (const month of ['03', '10']) {
      for (let day = 24; day <= 31; day += 1) {
        const one = Date.parse(`${year}-${month}-${day}T01:00:00Z`);
        for (const moment of [one - 1000, one]) expect(londonTime(moment)).toBe(byTable(moment));
      }
    }
  }
});

test('a day ends at midnight in London, in winter and in summer', () => {
  expect(londonEndOfDay('2027-01-03')).toBe(Date.parse('2027-01-04T00:00Z'));
  expect(londonEndOfDay('2027-07-01')).toBe(Date.parse('2027-07-01T23:00Z'));
  expect(londonEndOfDay('2027-03-27')).toBe(Date.parse('2027-03-28T00:00Z'));
});
