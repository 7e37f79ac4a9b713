/** Milliseconds between two ticks of the timer whose delays are measured. */
const TICK_MS = 100;

/** Ticks are counted over this time. */
const PERIOD_MS = 2000;

/** A single bad period may be the page's own work, or a computer that slept. */
const BAD_PERIODS = 2;

/**
 * Calls `onBlocked`, once, when the page's thread was busy for more than half of the time, for about four seconds. Some browsers
 * run the frame of the reviews widget on the same thread. Returns a function that stops watching. Hidden tabs are not
 * measured, because browsers slow their timers.
 */
export function watchBlocking(onBlocked: () => void): () => void {
  let since = performance.now();
  let ticks = 0;
  let badPeriods = 0;
  const tick = () => {
    ticks += 1;
    const elapsed = performance.now() - since;
    if (elapsed < PERIOD_MS) return;
    const isBlocked = !document.hidden && ticks * TICK_MS < elapsed / 2;
    badPeriods = isBlocked ? badPeriods + 1 : 0;
    since += elapsed;
    ticks = 0;
    if (badPeriods < BAD_PERIODS) return;
    stop();
    onBlocked();
  };
  const timer = setInterval(tick, TICK_MS);
  const stop = () => clearInterval(timer);
  return stop;
}
