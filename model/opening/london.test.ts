/// <reference lib="esnext.temporal" />
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { londonEndOfDay, londonMoment, londonTime } from './london.ts';

/** The expected time, from the time-zone database of the runtime. */
const byTable = (moment: number) =>
  Temporal.Instant.fromEpochMilliseconds(moment)
    .toZonedDateTimeISO('Europe/London')
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });

test('londonTime agrees with the time-zone database from 1996 to 2096, to the second at every clock change', () => {
  const seconds = fc.integer({ min: Date.parse('1996-01-01') / 1000, max: Date.parse('2096-01-01') / 1000 });
  fc.assert(fc.property(seconds, (second) => void expect(londonTime(second * 1000)).toBe(byTable(second * 1000))));
  for (let year = 2020; year < 2060; year += 1)
    for (const month of ['03', '10'])
      for (let day = 24; day <= 31; day += 1) {
        const one = Date.parse(`${year}-${month}-${day}T01:00:00Z`);
        for (const moment of [one - 1000, one]) expect(londonTime(moment)).toBe(byTable(moment));
      }
});

test('londonMoment is the moment of a date and time in London, also where a time occurs twice or not at all', () => {
  for (const text of ['2027-01-03T23:00', '2027-07-01T00:30', '2026-10-25T01:30', '2026-03-29T01:30']) {
    const { epochMilliseconds } = Temporal.PlainDateTime.from(text).toZonedDateTime('Europe/London');
    expect(londonMoment(text.slice(0, 10), text.slice(11))).toBe(epochMilliseconds);
  }
  expect(londonEndOfDay('2027-07-01')).toBe(Date.parse('2027-07-01T23:00Z'));
});
