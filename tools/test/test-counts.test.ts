import { expect, test } from 'vitest';

import { countOwn, countPlaywright, countVitest } from './test-counts.ts';

test('reads the numbers of Vitest', () => {
  expect(countVitest({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1 })).toEqual({ passed: 7, failed: 2 });
});

test('a flaky browser test counts as failed, and so does an error outside all tests', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 };
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 4 });
  expect(countPlaywright({ stats: { ...stats, unexpected: 0, flaky: 0 } })).toEqual({ passed: 5, failed: 0 });
});

test('reads our own numbers', () => {
  expect(countOwn({ passed: 39, failed: 1 })).toEqual({ passed: 39, failed: 1 });
});

test('rejects any other format', () => {
  expect(() => countOwn({ passed: '39' })).toThrow();
  expect(() => countVitest({})).toThrow();
  expect(() => countPlaywright([])).toThrow();
});
