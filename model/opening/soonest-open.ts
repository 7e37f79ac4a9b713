import { londonMoment } from './london.ts';
import { type BranchHours, openState } from './open-state.ts';

/** The branch that is open at a moment (milliseconds, as from Date.now()), or else opens next; of several the first. */
export function soonestOpen<Branch>(
  branches: readonly Branch[],
  hoursOf: (branch: Branch) => BranchHours | undefined,
  now: number,
): Branch | undefined {
  const opensAt = (branch: Branch) => {
    const hours = hoursOf(branch);
    const state = hours && openState(hours, now);
    return state ? Math.max(now, londonMoment(state.date, state.range.opens)) : Infinity;
  };
  const moments = branches.map(opensAt);
  return branches[moments.indexOf(Math.min(...moments))];
}
