import type { OpeningData } from '../../model/opening/opening-text.ts';
import { soonestOpen } from '../../model/opening/soonest-open.ts';
import { readData } from './read-data.ts';

/** The key of the branch that is open now, or else opens next; of several the first. */
export function openBranch(): string | undefined {
  const { branches } = readData<OpeningData>('opening-data');
  return soonestOpen(Object.keys(branches), (key) => branches[key]?.hours, Date.now());
}
