import { expect, onTestFinished, test, vi } from 'vitest';
import { watchBlocking } from './watch-blocking.ts';

/** How often a page is reported on whose timer ticks in these intervals, each for a while; in milliseconds. */
function reports(...passes: readonly (readonly [totalMs: number, tickMs: number])[]): number {
  onTestFinished(() => void vi.unstubAllGlobals());
  let [clock, tick] = [0, () => {}];
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('performance', { now: () => clock });
  vi.stubGlobal('setInterval', (callback: () => void) => (tick = callback));
  vi.stubGlobal('clearInterval', () => (tick = () => {}));
  const onBlocked = vi.fn<() => void>();
  const stop = watchBlocking(onBlocked);
  for (const [totalMs, tickMs] of passes)
    for (let elapsed = 0; elapsed < totalMs; elapsed += tickMs) {
      clock += tickMs;
      tick();
    }
  stop();
  return onBlocked.mock.calls.length;
}

test('a page that is blocked for most of the time is reported once, a smooth one or a computer that slept not', () => {
  expect(reports([20_000, 400])).toBe(1);
  expect(reports([20_000, 100], [20_000, 180])).toBe(0);
  expect(reports([1000, 100], [3_600_000, 3_600_000], [5000, 100])).toBe(0);
});
