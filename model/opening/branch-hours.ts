import type { Branch } from '../types.ts';
import type { TableHours } from './booking-times.ts';
import type { BranchHours } from './open-state.ts';

/** When a branch is open: its week, its special days by date, and its temporary closure. */
export function branchHours({
  week,
  specialDays,
  closed,
}: Pick<Branch, 'week' | 'specialDays' | 'closed'>): BranchHours {
  const special = Object.fromEntries(specialDays.map(({ date, ranges }) => [date, ranges]));
  return { week, special, ...(closed && { closed: { from: closed.from, until: closed.until } }) };
}

export const tableHours = (branch: Pick<Branch, 'week' | 'specialDays' | 'closed' | 'lastSeating'>): TableHours => ({
  hours: branchHours(branch),
  lastSeating: branch.lastSeating,
});
