/// <reference lib="esnext.temporal" />
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { londonMoment } from './london.ts';
import { type BranchHours, openState } from './open-state.ts';
import { endOfService, startOfService } from './period.ts';
import { readWeek } from './week.ts';

const at = (text: string) => Date.parse(text);
const clock = (day: string, time: string, later = 0): number =>
  Temporal.PlainDate.from(day).add({ days: later }).toZonedDateTime({ timeZone: 'Europe/London', plainTime: time })
    .epochMilliseconds;
const addDays = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString();

/** The time ranges of a day as moments, calculated independently with the calendar and the time zones of Temporal. */
function rangesOf({ week, specialDays, closed }: BranchHours, day: string): { from: number; until: number }[] {
  const isClosed = closed && closed.from <= day && day <= closed.until;
  const ranges = isClosed
    ? []
    : (specialDays.find(({ date }) => date === day)?.ranges ?? week[Temporal.PlainDate.from(day).dayOfWeek - 1]!);
  return ranges.map(({ opens, closes }) => ({
    from: clock(day, opens),
    until: clock(day, closes, closes <= opens ? 1 : 0),
  }));
}

const lines = '12:00-23:00|12:00-15:00 and 17:30-22:30|closed|18:00-03:00|12:00-14:30 and 18:00-01:30|12:30-00:00';
const ranges = fc.constantFrom(...lines.split('|').map((line) => readWeek({ Mon: line }).week[0]!));
const DAYS = 30;
const months = fc
  .record({
    // Every second one over a change of the clocks: 01:30 occurs twice in a night of autumn, and not at all in one of spring.
    first: fc.oneof(
      fc.constantFrom('2026-03-15', '2026-10-12', '2027-03-20'),
      fc.nat(1000).map((days) => addDays('2026-01-01', days)),
    ),
    week: fc.array(ranges, { minLength: 7, maxLength: 7 }),
    special: fc.array(fc.tuple(fc.nat(DAYS), ranges), { maxLength: 5 }),
    closed: fc.option(fc.tuple(fc.nat(DAYS), fc.nat(DAYS)), { nil: undefined }),
  })
  .map(({ first, week, special, closed }) => ({
    days: Array.from({ length: DAYS }, (_, index) => addDays(first, index)),
    hours: {
      week,
      specialDays: special.map(([day, some]) => ({ date: addDays(first, day), ranges: some })),
      closed: closed && { from: addDays(first, closed[0]), until: addDays(first, closed[0] + closed[1]) },
    },
  }));

test('any month of any hours agrees with an independent calculation, at each moment at which something changes and just before', () => {
  const check = ({ days, hours }: { days: readonly string[]; hours: BranchHours }) => {
    const endOf = (day: string) => rangesOf(hours, day).at(-1)?.until ?? clock(day, '00:00', 1);
    for (const day of days) {
      expect(endOfService(hours, day), day).toBe(endOf(day));
      expect(startOfService(hours, day), day).toBe(Math.max(clock(day, '00:00'), endOf(addDays(day, -1))));
      const around = [addDays(day, -1), day].flatMap((one) => rangesOf(hours, one));
      const changes = [clock(day, '00:00'), at(`${day}T01:00Z`), ...around.flatMap(({ from, until }) => [from, until])];
      for (const now of changes.flatMap((moment) => [moment - 1, moment])) {
        const state = openState(hours, now);
        const isOpen = around.some(({ from, until }) => from <= now && now < until);
        expect(state?.isOpen ?? false, new Date(now).toISOString()).toBe(isOpen);
        const next = [...around, ...rangesOf(hours, addDays(day, 1))].find(({ from }) => from > now);
        if (!state) continue;
        if (next && !isOpen) expect(londonMoment(state.date, state.range.opens)).toBe(next.from);
        const today = Temporal.Instant.fromEpochMilliseconds(now)
          .toZonedDateTimeISO('Europe/London')
          .toPlainDate()
          .toString();
        expect(addDays(today, state.inDays)).toBe(state.date);
        expect(state.isClosedToday).toBe(rangesOf(hours, today).length === 0);
      }
    }
  };
  fc.assert(fc.property(months, check), { numRuns: 20 });
});
