import { expect, test } from 'vitest';
import { createPeriod, isIn } from './period.ts';

test('a period is current from its first moment until just before its last, and nothing once it is over', () => {
  expect(createPeriod(10, 20, 9)).toEqual({ from: 10, until: 20, isNow: false });
  expect(createPeriod(10, 20, 10)).toEqual({ from: 10, until: 20, isNow: true });
  expect(createPeriod(10, 20, 20)).toBeUndefined();
  expect([9, 10, 19, 20].map((moment) => isIn({ from: 10, until: 20 }, moment))).toEqual([false, true, true, false]);
});
