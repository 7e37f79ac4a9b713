/// <reference lib="esnext.temporal" />
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { londonTime } from './london.ts';

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
