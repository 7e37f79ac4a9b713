/// <reference lib="esnext.temporal" />
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { londonMoment, londonTime } from './london.ts';
import { type BranchHours, openState, type Sitting } from './open-state.ts';
import { readWeek } from './week.ts';

/** Properties of openState for any hours at any moment, on every day of three years and in every time zone. */

const hoursOf = (lines: Record<string, string>): BranchHours => ({ week: readWeek(lines).week, special: {} });
const usual = hoursOf({ 'Mon-Sun': '12:00-23:00' });
const late = hoursOf({ 'Mon-Sun': '18:00-02:00' });
/** Closed on one day, two sittings on others, past midnight on others. */
const mixed = hoursOf({
  Mon: 'closed',
  'Tue-Thu': '12:00-15:00 and 17:30-22:30',
  'Fri-Sat': '12:00-15:00 and 18:00-01:30',
  Sun: '12:30-00:00',
});
const at = (text: string) => Date.parse(text);
const DAY = 86_400_000;

const ownZone = process.env['TZ'];
afterEach(() => {
  if (ownZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = ownZone;
});

/** Calculates isOpen independently of openState, with the calendar and the time zones of Temporal. */
function isOpenByTemporal({ week, special }: BranchHours, moment: number): boolean {
  const now = Temporal.Instant.fromEpochMilliseconds(moment);
  const today = now.toZonedDateTimeISO('Europe/London').toPlainDate();
  const clock = (date: Temporal.PlainDate, time: string) =>
    date.toZonedDateTime({ timeZone: 'Europe/London', plainTime: Temporal.PlainTime.from(time) }).toInstant();
  return [today.subtract({ days: 1 }), today].some((date) =>
    (special[date.toString()] ?? week[date.dayOfWeek - 1] ?? []).some(({ opens, closes }) => {
      const isNight = Temporal.PlainTime.compare(closes, opens) <= 0;
      const end = clock(isNight ? date.add({ days: 1 }) : date, closes);
      return Temporal.Instant.compare(clock(date, opens), now) <= 0 && Temporal.Instant.compare(now, end) < 0;
    }),
  );
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
const timeOf = (quarter: number) => `${twoDigits((quarter >> 2) % 24)}:${twoDigits((quarter % 4) * 15)}`;
const time = fc.integer({ min: 0, max: 95 }).map(timeOf);
/** None, one or two sittings between 06:00 and 06:00 of the next day, in quarters of an hour. */
const someSittings: fc.Arbitrary<Sitting[]> = fc
  .tuple(fc.uniqueArray(fc.integer({ min: 24, max: 120 }), { minLength: 4, maxLength: 4 }), fc.nat({ max: 2 }))
  .map(([quarters, count]) => {
    const [first = 0, second = 0, third = 0, fourth = 0] = quarters.toSorted((a, b) => a - b);
    const all = [
      { opens: timeOf(first), closes: timeOf(second) },
      { opens: timeOf(third), closes: timeOf(fourth) },
    ];
    // A sitting begins before midnight, and only the last of a day may end after it.
    return all.slice(0, third > 95 ? Math.min(count, first > 95 ? 0 : 1) : count);
  });
const someMoment = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2028-12-31T23:59:59Z') });
const someDate = someMoment.map((moment) => new Date(moment).toISOString().slice(0, 10));
const someBranch: fc.Arbitrary<BranchHours> = fc.record({
  week: fc.array(someSittings, { minLength: 7, maxLength: 7 }),
  special: fc.dictionary(someDate, someSittings, { maxKeys: 40 }),
});
/** The nights on which the clocks change, in all three years. */
const changes = ['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31', '2028-03-26', '2028-10-29'].map((date) =>
  at(`${date}T01:00:00Z`),
);
const nearChange = fc
  .tuple(fc.constantFrom(...changes), fc.integer({ min: -DAY, max: DAY }))
  .map(([change, away]) => change + away);

for (const [when, moment] of [
  ['at any moment of three years', someMoment],
  ['near the clock changes', nearChange],
] as const)
  test(`openState agrees with an independent calculation ${when}, for any hours and special days`, () => {
    fc.assert(
      fc.property(someBranch, moment, (branch, now) => {
        expect(openState(branch, now)?.isOpen ?? false).toBe(isOpenByTemporal(branch, now));
      }),
      { numRuns: 3000 },
    );
  });

test('the branch opens at the next opening time that openState returns', () => {
  fc.assert(
    fc.property(someBranch, someMoment, (branch, now) => {
      const state = openState(branch, now);
      if (!state || state.isOpen) return;
      const opening = londonMoment(state.date, state.sitting.opens);
      expect(opening).toBeGreaterThan(now);
      expect(openState(branch, opening)?.isOpen).toBe(true);
      expect(openState(branch, opening - 1)?.isOpen).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

test('openState agrees with Temporal at midnight, opening and closing time on every day of three years', () => {
  const branches = [usual, hoursOf({ 'Mon-Sun': '12:00-22:00' }), late, mixed];
  const wrong: string[] = [];
  for (let day = Temporal.PlainDate.from('2026-01-01'); day.year < 2029; day = day.add({ days: 1 }))
    for (const branch of branches)
      for (const clock of ['00:00', ...branch.week.flat().flatMap(({ opens, closes }) => [opens, closes])]) {
        const { epochMilliseconds } = day.toPlainDateTime(clock).toZonedDateTime('Europe/London');
        for (const now of [epochMilliseconds - 1, epochMilliseconds])
          if ((openState(branch, now)?.isOpen ?? false) !== isOpenByTemporal(branch, now))
            wrong.push(new Date(now).toISOString());
      }
  expect(wrong).toEqual([]);
}, 60_000);

test('openState returns the same in every time zone of the device', () => {
  const moments = [...changes, at('2026-07-01T11:00:00Z'), at('2026-12-31T23:30:00Z')];
  const all = () =>
    moments.map((now) => JSON.stringify([openState(mixed, now), openState(late, now), londonTime(now)]));
  const here = all();
  const zones = Intl.supportedValuesOf('timeZone');
  expect(zones.length).toBeGreaterThan(300);
  const offsets = new Set<number>();
  for (const zone of zones) {
    process.env['TZ'] = zone;
    offsets.add(new Date(moments[0] ?? 0).getTimezoneOffset());
    expect(all(), zone).toEqual(here);
  }
  // Proves that setting TZ changed the time zone.
  expect(offsets.size).toBeGreaterThan(30);
});

test('londonMoment returns the moment of a date and time in London', () => {
  fc.assert(
    fc.property(someDate, time, (date, clock) => {
      const zoned = Temporal.PlainDateTime.from(`${date}T${clock}`).toZonedDateTime('Europe/London');
      expect(londonMoment(date, clock)).toBe(zoned.epochMilliseconds);
    }),
    { numRuns: 3000 },
  );
});
