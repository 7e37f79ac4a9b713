/// <reference lib="esnext.temporal" />
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { londonMoment } from './london.ts';
import { type BranchHours, openState } from './open-state.ts';
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

test('a branch is open from its opening minute until its closing minute', () => {
  expect(seen(usual, '2026-11-21T11:59:59Z')).toEqual(['closed', 0, '12:00']);
  expect(seen(usual, '2026-11-21T12:00:00Z')).toEqual(['open', 0, '12:00']);
  expect(seen(usual, '2026-11-21T22:59:59Z')).toEqual(['open', 0, '12:00']);
  expect(seen(usual, '2026-11-21T23:00:00Z')).toEqual(['closed', 1, '12:00']);
});

test('a branch that closes after midnight is open until then', () => {
  expect(seen(late, '2026-11-22T00:00:00Z')).toEqual(['open', -1, '18:00']);
  expect(seen(late, '2026-11-22T01:59:59Z')).toEqual(['open', -1, '18:00']);
  expect(seen(late, '2026-11-22T02:00:00Z')).toEqual(['closed', 0, '18:00']);
});

test('opening and closing times are right on the days when the clocks change', () => {
  const half = hoursOf({ 'Mon-Sun': '18:00-01:30' });
  // 01:30 occurs twice. The branch closes at the first one.
  expect(seen(half, '2026-10-25T00:29:59Z')).toEqual(['open', -1, '18:00']);
  expect(seen(half, '2026-10-25T00:30:00Z')).toEqual(['closed', 0, '18:00']);
  expect(seen(half, '2026-10-25T01:15:00Z')).toEqual(['closed', 0, '18:00']);
  // 01:30 does not occur. 90 minutes after midnight the clocks show 02:30.
  expect(seen(half, '2026-03-29T01:29:59Z')).toEqual(['open', -1, '18:00']);
  expect(seen(half, '2026-03-29T01:30:00Z')).toEqual(['closed', 0, '18:00']);
  expect(seen(usual, '2026-10-25T11:59:59Z')).toEqual(['closed', 0, '12:00']);
  expect(seen(usual, '2026-03-29T11:00:00Z')).toEqual(['open', 0, '12:00']);
});

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

test('openState agrees with an independent calculation at any moment of three years, and with its own next opening', () => {
  const mixed = hoursOf({
    Mon: 'closed',
    'Tue-Thu': '12:00-15:00 and 17:30-22:30',
    'Fri-Sat': '12:00-15:00 and 18:00-01:30',
    Sun: '12:30-00:00',
  });
  const someMoment = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2028-12-31T23:59:59Z') });
  fc.assert(
    fc.property(fc.constantFrom(usual, late, mixed), someMoment, (branch, now) => {
      const state = openState(branch, now);
      expect(state?.isOpen ?? false).toBe(isOpenByTemporal(branch, now));
      if (!state || state.isOpen) return;
      const opening = londonMoment(state.date, state.sitting.opens);
      expect(opening).toBeGreaterThan(now);
      expect([opening - 1, opening].map((moment) => openState(branch, moment)?.isOpen)).toEqual([false, true]);
    }),
  );
});
