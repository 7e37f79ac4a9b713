import { expect, test } from 'vitest';
import { soonestOpen } from './open-branch.ts';

const daily = (opens: string, closes: string) => ({
  hours: { week: Array.from({ length: 7 }, () => [{ opens, closes }]), specialDays: [] },
});
const never = { hours: { week: [], specialDays: [] } };
const branches = { never, late: daily('12:00', '23:00'), early: daily('10:00', '21:00') };

test.each([
  ['2026-06-01T15:00:00+01:00', 'late', 'both are open: the first in the given order'],
  ['2026-06-01T11:00:00+01:00', 'early', 'only one is open'],
  ['2026-06-01T22:00:00+01:00', 'late', 'only the other is open'],
  ['2026-06-01T23:30:00+01:00', 'early', 'none is open: the one that opens next'],
])('at %s it is %s: %s', (now, expected) => {
  expect(soonestOpen(branches, Date.parse(now))).toBe(expected);
});
