import { londonEndOfDay, londonTime } from '../../model/opening/london.ts';

/** The clock is read at least this often, because somebody may change its time, and the machine may sleep. In milliseconds. */
const MAX_WAIT = 60 * 60 * 1000;
/** When work that could not be done is tried again. In milliseconds. */
const RETRY_MS = 5 * 60 * 1000;

/**
 * Does something after each midnight in London, again and again until it is done.
 *
 * @param work resolves with whether it is done
 */
export function atMidnight(work: () => Promise<boolean>): void {
  let day = londonTime(Date.now()).slice(0, 10);
  let isDue = false;
  const look = async (): Promise<void> => {
    const today = londonTime(Date.now()).slice(0, 10);
    if (today !== day) isDue = true;
    day = today;
    if (isDue) isDue = !(await work().catch(() => false));
    const untilMidnight = londonEndOfDay(today) - Date.now() + 1000;
    setTimeout(() => void look(), isDue ? RETRY_MS : Math.min(Math.max(untilMidnight, 0), MAX_WAIT)).unref();
  };
  void look();
}
