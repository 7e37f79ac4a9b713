import { setTimeout as sleep } from 'node:timers/promises';

/** Delay before another attempt, in milliseconds. */
const STEP_MS = 50;

/**
 * Does some work, again and again while another program holds the lock that it needs. Other requests are answered meanwhile.
 *
 * @param wait how long to try, in milliseconds
 */
export async function whenFree<Result>(
  work: () => Result | Promise<Result>,
  isLocked: (error: unknown) => boolean,
  wait: number,
): Promise<Result> {
  const end = performance.now() + wait;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isLocked(error) || performance.now() > end) throw error;
      await sleep(STEP_MS);
    }
  }
}
