import { londonMoment } from '../../model/opening/london.ts';
import { type BranchHours, openState } from '../../model/opening/open-state.ts';
import type { OpeningData } from '../../model/opening/opening-text.ts';
import { readData } from './page.ts';

/** The key of the branch that is open now, or else opens next; of several the first. */
export const openBranch = (): string | undefined =>
  soonestOpen(readData<OpeningData>('opening-data').branches, Date.now());

/** The same at a moment, in milliseconds since 1970. */
export function soonestOpen(branches: Readonly<Record<string, { hours: BranchHours }>>, now: number) {
  const moments = Object.values(branches).map(({ hours }) => {
    const state = openState(hours, now);
    return state ? Math.max(now, londonMoment(state.date, state.range.opens)) : Infinity;
  });
  return Object.keys(branches)[moments.indexOf(Math.min(...moments))];
}
