import { afterEach, expect, it, vi } from 'vitest';
import { atMidnight } from './midnight.ts';

afterEach(() => vi.useRealTimers());

it.each([
  ['2026-11-22T20:00:00Z', '2026-11-23T00:00:05Z'],
  // In summer midnight is at 23:00 UTC.
  ['2026-07-01T20:00:00Z', '2026-07-01T23:00:05Z'],
])('From %s on, the first work is before %s and after each day once', async (start, end) => {
  vi.useFakeTimers({ now: new Date(start) });
  const work = vi.fn(async () => true);
  atMidnight(work);
  await vi.advanceTimersByTimeAsync(Date.parse(end) - Date.parse(start) - 10_000);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(work).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(3 * 24 * 60 * 60 * 1000);
  expect(work).toHaveBeenCalledTimes(4);
});

it('Work that cannot be done at midnight is tried again every minute until it is done', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T23:59:00Z') });
  const work = vi.fn(async () => true);
  work.mockResolvedValueOnce(false).mockRejectedValueOnce(new Error('disk full'));
  atMidnight(work);
  await vi.advanceTimersByTimeAsync(90 * 1000);
  expect(work).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(10 * 60 * 1000);
  expect(work).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
  expect(work).toHaveBeenCalledTimes(3);
});
