/**
 * Loaded before a program (`node --import`), it gives the program the clock of the month: the machine's, ahead by the milliseconds in the
 * file CLOCK. Long timers follow that clock, as those of a machine that has slept do.
 */
import { readFileSync } from 'node:fs';

/** A timer that waits longer follows the clock; shorter ones measure work. In milliseconds. */
const LONG_MS = 150_000;
/** How often a long timer looks at the clock. In milliseconds. */
const LOOK_MS = 50;

const file = process.env['CLOCK'] ?? '';
const machineTime = Date.now;
const machineTimer = globalThis.setTimeout;

const now = (): number => machineTime() + Number(readFileSync(file, 'utf8'));

/** A timer of the machine that has been asked to look at the clock again and again until a moment has come. */
function timerOfMonth(work: () => void, wait: number): NodeJS.Timeout {
  const end = now() + wait;
  const timer = setInterval(() => {
    if (now() < end) return;
    clearInterval(timer);
    work();
  }, LOOK_MS);
  return timer;
}

Object.assign(globalThis, {
  Date: new Proxy(Date, {
    construct: (target, args, newTarget): Date =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what Date makes
      Reflect.construct(target, args.length > 0 ? args : [now()], newTarget) as Date,
    get: (target, key): unknown => (key === 'now' ? now : Reflect.get(target, key)),
  }),
  setTimeout: Object.assign(
    (work: (...args: unknown[]) => void, wait = 0, ...args: unknown[]) =>
      wait > LONG_MS ? timerOfMonth(() => work(...args), wait) : machineTimer(work, wait, ...args),
    machineTimer,
  ),
});
