import { londonTime } from '../../model/opening/london.ts';

/** How often the day is looked at, and work that could not be done is tried again. In milliseconds. */
const LOOK_MS = 60 * 1000;

const today = (): string => londonTime(Date.now()).slice(0, 10);

/**
 * Does something after each midnight in London, again and again until it is done.
 *
 * @param work resolves with whether it is done
 */
export function atMidnight(work: () => Promise<boolean>): void {
  let day = today();
  const look = async (): Promise<void> => {
    const now = today();
    if (now !== day && (await work().catch(() => false))) day = now;
    setTimeout(() => void look(), LOOK_MS).unref();
  };
  void look();
}
