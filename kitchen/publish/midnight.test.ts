import { afterEach, expect, it, vi } from 'vitest';
import { atMidnight } from './midnight.ts';

afterEach(() => vi.useRealTimers());

it.each([
  ['2026-11-22T20:00:00Z', '2026-11-23T00:00:05Z'],
  // In summer midnight is at 23:00 UTC.
  ['2026-07-01T20:00:00Z', '2026-07-01T23:00:05Z'],
])('From %s on, the first work is before %s and after each day once', (start, end) => {
  vi.useFakeTimers({ now: new Date(start) });
  const work = vi.fn();
  const stop = atMidnight(work);
  vi.advanceTimersByTime(Date.parse(end) - Date.parse(start) - 10_000);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(work).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(3 * 24 * 60 * 60 * 1000);
  expect(work).toHaveBeenCalledTimes(4);
  stop();
});
