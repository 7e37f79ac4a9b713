import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchBlocking } from './watch-blocking.ts';

const onBlocked = vi.fn<() => void>();
let stop = () => {};
let clock = 0;
let tick = () => {};

beforeEach(() => {
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('performance', { now: () => clock });
  vi.stubGlobal('setInterval', (callback: () => void) => (tick = callback));
  vi.stubGlobal('clearInterval', () => (tick = () => {}));
  onBlocked.mockClear();
  stop = watchBlocking(onBlocked);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** Lets time pass on a thread on which the timer ticks this often. */
const pass = (totalMs: number, tickMs: number) => {
  for (let elapsed = 0; elapsed < totalMs; elapsed += tickMs) {
    clock += tickMs;
    tick();
  }
};

test('a page that runs smoothly, or with some long tasks, is left alone', () => {
  pass(20_000, 100);
  pass(20_000, 180);
  expect(onBlocked).not.toHaveBeenCalled();
});

test('a page that is blocked for most of the time is reported once', () => {
  pass(20_000, 400);
  expect(onBlocked).toHaveBeenCalledTimes(1);
});

test('one long pause, as of a computer that slept, is left alone', () => {
  pass(1000, 100);
  pass(3_600_000, 3_600_000);
  pass(5000, 100);
  expect(onBlocked).not.toHaveBeenCalled();
});

test('a hidden tab is left alone: its timers are slow', () => {
  vi.stubGlobal('document', { hidden: true });
  pass(60_000, 1000);
  expect(onBlocked).not.toHaveBeenCalled();
});

test('nothing is reported after the end', () => {
  stop();
  pass(20_000, 400);
  expect(onBlocked).not.toHaveBeenCalled();
});
