/// <reference lib="esnext.temporal" />
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { londonMoment, londonTime } from './london.ts';
import { type BranchHours, type DayHours, openState } from './open-state.ts';

/** Properties of openState for any hours at any moment, on every day of two years and in every time zone. */

const usual: BranchHours = { usual: { opens: '12:00', closes: '23:00' }, special: {} };
const late: BranchHours = { usual: { opens: '18:00', closes: '02:00' }, special: {} };
const at = (text: string) => Date.parse(text);
const DAY = 86_400_000;

const ownZone = process.env['TZ'];
afterEach(() => {
  if (ownZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = ownZone;
});

/** Calculates isOpen independently of openState, with the calendar and the time zones of Temporal. */
function isOpenByTemporal({ usual: plain, special }: BranchHours, moment: number): boolean {
  const now = Temporal.Instant.fromEpochMilliseconds(moment);
  const today = now.toZonedDateTimeISO('Europe/London').toPlainDate();
  const clock = (date: Temporal.PlainDate, time: string) =>
    date.toZonedDateTime({ timeZone: 'Europe/London', plainTime: Temporal.PlainTime.from(time) }).toInstant();
  return [today.subtract({ days: 1 }), today].some((date) => {
    const hours = date.toString() in special ? special[date.toString()] : plain;
    if (!hours) return false;
    const isNight = Temporal.PlainTime.compare(hours.closes, hours.opens) <= 0;
    const end = clock(isNight ? date.add({ days: 1 }) : date, hours.closes);
    return Temporal.Instant.compare(clock(date, hours.opens), now) <= 0 && Temporal.Instant.compare(now, end) < 0;
  });
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
const time = fc
  .integer({ min: 0, max: 95 })
  .map((quarter) => `${twoDigits(quarter >> 2)}:${twoDigits((quarter % 4) * 15)}`);
const someHours: fc.Arbitrary<DayHours> = fc
  .record({ opens: time, closes: time })
  .filter(({ opens, closes }) => opens !== closes);
const someMoment = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2027-12-31T23:59:59Z') });
const someDate = someMoment.map((moment) => new Date(moment).toISOString().slice(0, 10));
const someBranch: fc.Arbitrary<BranchHours> = fc.record({
  usual: someHours,
  special: fc.dictionary(someDate, fc.option(someHours), { maxKeys: 40 }),
});
/** The nights on which the clocks change, in both years. */
const changes = ['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31'].map((date) => at(`${date}T01:00:00Z`));
const nearChange = fc
  .tuple(fc.constantFrom(...changes), fc.integer({ min: -DAY, max: DAY }))
  .map(([change, away]) => change + away);

for (const [when, moment] of [
  ['at any moment of two years', someMoment],
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
      const opening = londonMoment(state.date, state.hours.opens);
      expect(opening).toBeGreaterThan(now);
      expect(openState(branch, opening)?.isOpen).toBe(true);
      expect(openState(branch, opening - 1)?.isOpen).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

test('openState agrees with Temporal at midnight, opening and closing time on every day of both years', () => {
  const branches = [usual, { ...usual, usual: { opens: '12:00', closes: '22:00' } }, late];
  const wrong: string[] = [];
  for (let day = Temporal.PlainDate.from('2026-01-01'); day.year < 2028; day = day.add({ days: 1 }))
    for (const branch of branches)
      for (const clock of ['00:00', branch.usual.opens, branch.usual.closes]) {
        const { epochMilliseconds } = day.toPlainDateTime(clock).toZonedDateTime('Europe/London');
        for (const now of [epochMilliseconds - 1, epochMilliseconds])
          if (openState(branch, now)?.isOpen !== isOpenByTemporal(branch, now)) wrong.push(new Date(now).toISOString());
      }
  expect(wrong).toEqual([]);
}, 60_000);

test('openState returns the same in every time zone of the device', () => {
  const moments = [...changes, at('2026-07-01T11:00:00Z'), at('2026-12-31T23:30:00Z')];
  const all = () =>
    moments.map((now) => JSON.stringify([openState(usual, now), openState(late, now), londonTime(now)]));
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
