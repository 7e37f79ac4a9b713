/// <reference lib="esnext.temporal" />
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { londonMoment } from './london.ts';
import { type BranchHours, openState } from './open-state.ts';
import { endOfService, startOfService } from './period.ts';
import { readWeek } from './week.ts';

const hoursOf = (lines: Record<string, string>): BranchHours => ({ week: readWeek(lines).week, special: {} });
const usual = hoursOf({ 'Mon-Sun': '12:00-23:00' });
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

const clock = (day: string, time: string, later = 0): number =>
  Temporal.PlainDate.from(day).add({ days: later }).toZonedDateTime({ timeZone: 'Europe/London', plainTime: time })
    .epochMilliseconds;
const addDays = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString();

/** The sittings of a day as moments, calculated independently with the calendar and the time zones of Temporal. */
function sittingsOf({ week, special, closed }: BranchHours, day: string): { from: number; until: number }[] {
  const isClosed = closed && closed.from <= day && day <= closed.until;
  const sittings = isClosed ? [] : (special[day] ?? week[Temporal.PlainDate.from(day).dayOfWeek - 1]!);
  return sittings.map(({ opens, closes }) => ({
    from: clock(day, opens),
    until: clock(day, closes, closes <= opens ? 1 : 0),
  }));
}

const lines = '12:00-23:00|12:00-15:00 and 17:30-22:30|closed|18:00-02:00|12:00-14:30 and 18:00-01:30|12:30-00:00';
const sittings = fc.constantFrom(...lines.split('|').map((line) => readWeek({ Mon: line }).week[0]!));
const DAYS = 30;
const months = fc
  .record({
    // Every second one over a change of the clocks: 01:30 occurs twice in a night of autumn, and not at all in one of spring.
    first: fc.oneof(
      fc.constantFrom('2026-03-15', '2026-10-12', '2027-03-20'),
      fc.nat(1000).map((days) => addDays('2026-01-01', days)),
    ),
    week: fc.array(sittings, { minLength: 7, maxLength: 7 }),
    special: fc.array(fc.tuple(fc.nat(DAYS), sittings), { maxLength: 5 }),
    closed: fc.option(fc.tuple(fc.nat(DAYS), fc.nat(DAYS)), { nil: undefined }),
  })
  .map(({ first, week, special, closed }) => ({
    days: Array.from({ length: DAYS }, (_, index) => addDays(first, index)),
    hours: {
      week,
      special: Object.fromEntries(special.map(([day, some]) => [addDays(first, day), some])),
      closed: closed && { from: addDays(first, closed[0]), until: addDays(first, closed[0] + closed[1]) },
    },
  }));

test('any month of any hours agrees with an independent calculation, at each moment at which something changes and just before', () => {
  const check = ({ days, hours }: { days: readonly string[]; hours: BranchHours }) => {
    const endOf = (day: string) => sittingsOf(hours, day).at(-1)?.until ?? clock(day, '00:00', 1);
    for (const day of days) {
      expect(endOfService(hours, day), day).toBe(endOf(day));
      expect(startOfService(hours, day), day).toBe(Math.max(clock(day, '00:00'), endOf(addDays(day, -1))));
      const around = [addDays(day, -1), day].flatMap((one) => sittingsOf(hours, one));
      const changes = [clock(day, '00:00'), at(`${day}T01:00Z`), ...around.flatMap(({ from, until }) => [from, until])];
      for (const now of changes.flatMap((moment) => [moment - 1, moment])) {
        const state = openState(hours, now);
        const isOpen = around.some(({ from, until }) => from <= now && now < until);
        expect(state?.isOpen ?? false, new Date(now).toISOString()).toBe(isOpen);
        const next = [...around, ...sittingsOf(hours, addDays(day, 1))].find(({ from }) => from > now);
        if (state && next && !isOpen) expect(londonMoment(state.date, state.sitting.opens)).toBe(next.from);
      }
    }
  };
  fc.assert(fc.property(months, check), { numRuns: 20 });
});
