import type { Edit } from '../../model/edit/edit-yaml.ts';
import type { Plan } from '../publish/change.ts';
import { type StoredBranch, type StoredDay, listBranches } from './branches.ts';
import { type Files, planEdits, refuseConflict } from './plan.ts';

export function planDay(files: Files, branch: string, { date, hours, reason }: StoredDay): Plan {
  const { store, days, file } = branchOf(files, branch);
  const known = days.findIndex((one) => one.date === date);
  const path = ['specialDays'];
  const edits: Edit[] =
    known === -1
      ? [{ kind: 'append', path, fields: { date, hours, reason } }]
      : [
          { kind: 'set', path: [...path, known, 'hours'], value: hours },
          { kind: 'set', path: [...path, known, 'reason'], value: reason },
        ];
  return planEdits(files, file, edits, `${store}, ${date}: ${hours}`);
}

export function planRemoveDay(files: Files, branch: string, date: string): Plan {
  const { store, days, file } = branchOf(files, branch);
  const known = days.findIndex((one) => one.date === date);
  if (known === -1) return refuseConflict(date);
  return planEdits(files, file, [{ kind: 'remove', path: ['specialDays', known] }], `${store}, ${date}: usual hours`);
}

/** The hours of a form as the file has them: both times, or closed. */
export const hoursOf = (opens: string | undefined, closes: string | undefined, isClosed: boolean): string =>
  isClosed ? 'closed' : `${opens ?? ''}-${closes ?? ''}`;

const branchOf = (files: Files, key: string): StoredBranch =>
  listBranches(files).find((one) => one.key === key) ?? refuseConflict(key);
