/// <reference lib="esnext.temporal" />
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { londonMoment } from './london.ts';
import { type BranchHours, endOfSitting, openState } from './open-state.ts';
import { readWeek } from './week.ts';

const hoursOf = (lines: Record<string, string>): BranchHours => ({ week: readWeek(lines).week, special: {} });
const usual = hoursOf({ 'Mon-Sun': '12:00-23:00' });
const late = hoursOf({ 'Mon-Sun': '18:00-02:00' });
const at = (text: string) => Date.parse(text);

/** The tested parts of a state: whether the branch is open, and the day and time at which its hours begin. */
const seen = (hours: BranchHours, moment: string) => {
  const state = openState(hours, at(moment));
  return state && [state.isOpen ? 'open' : 'closed', state.inDays, state.sitting.opens];
};

test('a special day has its own hours or is closed', () => {
  const hours: BranchHours = {
    ...usual,
    special: { '2026-12-25': [], '2026-12-26': [{ opens: '17:00', closes: '01:00' }] },
  };
  expect(openState(hours, at('2026-12-25T13:00:00Z'))).toMatchObject({ isClosedToday: true, inDays: 1, isOpen: false });
  expect(openState(hours, at('2026-12-24T23:30:00Z'))).toMatchObject({ isClosedToday: false, date: '2026-12-26' });
  expect(seen(hours, '2026-12-26T13:00:00Z')).toEqual(['closed', 0, '17:00']);
  expect(seen(hours, '2026-12-27T00:59:59Z')).toEqual(['open', -1, '17:00']);
  expect(seen(hours, '2026-12-27T01:00:00Z')).toEqual(['closed', 0, '12:00']);
});

test('a branch with two sittings is closed between them, and on its closed weekday', () => {
  // 23 November 2026 is a Monday.
  const hours = hoursOf({ Mon: 'closed', 'Tue-Sun': '12:00-15:00 and 17:30-22:30' });
  expect(openState(hours, at('2026-11-23T13:00:00Z'))).toMatchObject({ isClosedToday: true, date: '2026-11-24' });
  expect(seen(hours, '2026-11-24T14:59:59Z')).toEqual(['open', 0, '12:00']);
  expect(seen(hours, '2026-11-24T15:00:00Z')).toEqual(['closed', 0, '17:30']);
  expect(openState(hours, at('2026-11-24T16:00:00Z'))?.isClosedToday).toBe(false);
  expect(seen(hours, '2026-11-24T17:30:00Z')).toEqual(['open', 0, '17:30']);
  expect(seen(hours, '2026-11-24T22:30:00Z')).toEqual(['closed', 1, '12:00']);
  expect(seen(hours, '2026-11-22T22:30:00Z')).toEqual(['closed', 2, '12:00']);
});

/** Whether a branch is open, calculated independently with the calendar and the time zones of Temporal. */
function isOpenByTemporal({ week }: BranchHours, moment: number): boolean {
  const now = Temporal.Instant.fromEpochMilliseconds(moment);
  const today = now.toZonedDateTimeISO('Europe/London').toPlainDate();
  const clock = (date: Temporal.PlainDate, time: string) =>
    date.toZonedDateTime({ timeZone: 'Europe/London', plainTime: Temporal.PlainTime.from(time) }).toInstant();
  return [today.subtract({ days: 1 }), today].some((date) =>
    (week[date.dayOfWeek - 1] ?? []).some(({ opens, closes }) => {
      const end = clock(closes <= opens ? date.add({ days: 1 }) : date, closes);
      return Temporal.Instant.compare(clock(date, opens), now) <= 0 && Temporal.Instant.compare(now, end) < 0;
    }),
  );
}

test('openState agrees with an independent calculation at any moment of three years and around each change of the clocks', () => {
  const mixed = hoursOf({
    Mon: 'closed',
    'Tue-Thu': '12:00-15:00 and 17:30-22:30',
    'Fri-Sat': '12:00-15:00 and 18:00-01:30',
    Sun: '12:30-00:00',
  });
  // 01:30 occurs twice in a night of autumn, and not at all in one of spring.
  const half = hoursOf({ 'Mon-Sun': '18:00-01:30' });
  const check = (branch: BranchHours, now: number) => {
    const state = openState(branch, now);
    expect(state?.isOpen ?? false, new Date(now).toISOString()).toBe(isOpenByTemporal(branch, now));
    return state;
  };
  /** A moment, and those at which the sitting of its state begins and ends, each with the millisecond before. */
  const checkAround = (branch: BranchHours, now: number) => {
    const state = check(branch, now);
    if (!state) return;
    const opening = londonMoment(state.date, state.sitting.opens);
    expect(state.isOpen || opening > now).toBe(true);
    for (const edge of [opening, endOfSitting(state.sitting, state.date)])
      for (const moment of [edge - 1, edge]) check(branch, moment);
  };
  const someMoment = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2028-12-31T23:59:59Z') });
  fc.assert(fc.property(fc.constantFrom(usual, late, mixed), someMoment, checkAround));
  for (const evening of ['2026-03-28T22:00Z', '2026-10-24T22:00Z', '2026-03-29T10:00Z', '2026-10-25T10:00Z'])
    for (const branch of [usual, late, half]) checkAround(branch, at(evening));
});
