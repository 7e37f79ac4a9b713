import type { Branch } from '../types.ts';
import type { BranchHours } from './open-state.ts';

/** When a branch is open: its week, and its special days by date. */
export function branchHours({ week, specialDays }: Pick<Branch, 'week' | 'specialDays'>): BranchHours {
  return { week, special: Object.fromEntries(specialDays.map(({ date, sittings }) => [date, sittings])) };
}
