import { expect, test } from 'vitest';
import type { BranchHours } from './open-state.ts';
import { createPeriod, endOfService, isIn, startOfService } from './period.ts';
import { readWeek } from './week.ts';

const hours: BranchHours = {
  ...readWeek({ Mon: 'closed', 'Tue-Thu': '12:00-15:00 and 17:30-22:30', 'Fri-Sun': '12:00-02:00' }),
  special: { '2026-12-25': [] },
};
const at = (text: string) => Date.parse(text);

test('a day of service ends with its last sitting, which may be after midnight', () => {
  // Monday 23, Tuesday 24 and Friday 27 November 2026.
  expect(endOfService(hours, '2026-11-24')).toBe(at('2026-11-24T22:30Z'));
  expect(endOfService(hours, '2026-11-27')).toBe(at('2026-11-28T02:00Z'));
  expect(endOfService(hours, '2026-11-23')).toBe(at('2026-11-24T00:00Z'));
  expect(endOfService(hours, '2026-12-25')).toBe(at('2026-12-26T00:00Z'));
  expect(endOfService(hours, '2026-07-03')).toBe(at('2026-07-04T01:00Z'));
});

test('a day of service begins at midnight, or when the last sitting of the day before is over', () => {
  expect(startOfService(hours, '2026-11-25')).toBe(at('2026-11-25T00:00Z'));
  expect(startOfService(hours, '2026-11-28')).toBe(at('2026-11-28T02:00Z'));
  expect(startOfService(hours, '2026-11-24')).toBe(at('2026-11-24T00:00Z'));
  // 01:00 to 02:00 does not occur on that night; at 02:00 in winter time the clocks show 03:00.
  expect(startOfService(hours, '2026-03-29')).toBe(at('2026-03-29T01:00Z'));
});

test('a period is current from its first moment until just before its last, and nothing once it is over', () => {
  expect(createPeriod(10, 20, 9)).toEqual({ from: 10, until: 20, isNow: false });
  expect(createPeriod(10, 20, 10)).toEqual({ from: 10, until: 20, isNow: true });
  expect(createPeriod(10, 20, 20)).toBeUndefined();
  expect([9, 10, 19, 20].map((moment) => isIn({ from: 10, until: 20 }, moment))).toEqual([false, true, true, false]);
});
