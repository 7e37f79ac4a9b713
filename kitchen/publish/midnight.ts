import { londonEndOfDay, londonTime } from '../../model/opening/london.ts';

/** A timer that waits longer ends at once. In milliseconds. */
const MAX_WAIT = 60 * 60 * 1000;

/**
 * Does something after each midnight in London. The clock is looked at every hour, because it may be set, and the machine may sleep.
 *
 * @returns a function that stops it
 */
export function atMidnight(work: () => void, now: () => number = Date.now): () => void {
  let day = londonTime(now()).slice(0, 10);
  let timer: NodeJS.Timeout;
  const look = (): void => {
    const today = londonTime(now()).slice(0, 10);
    if (today !== day) work();
    day = today;
    const wait = londonEndOfDay(today) - now() + 1000;
    timer = setTimeout(look, Math.min(wait, MAX_WAIT));
    timer.unref();
  };
  look();
  return () => clearTimeout(timer);
}
