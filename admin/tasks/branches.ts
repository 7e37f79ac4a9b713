import { parseDocument } from 'yaml';
import type { BranchHours } from '../../model/opening/open-state.ts';
import { readTimeRanges, readWeek } from '../../model/opening/week.ts';
import { valueAt } from '../../model/read/source.ts';
import { type Files, listAt, textAt } from './plan.ts';

export type StoredBranch = ReturnType<typeof listBranches>[number];
export type StoredDay = StoredBranch['days'][number];

/** Lists all branches by id. `store` is the name of a branch, as in its file. */
export const listBranches = (files: Files) =>
  [...files]
    .flatMap(([file, text]) => {
      const [, key] = /^content\/branches\/([^/]+)\/branch\.yaml$/.exec(file) ?? [];
      if (key === undefined) return [];
      const value: unknown = parseDocument(text).toJS();
      const days = listAt(value, 'specialDays').map((day) => ({
        date: textAt(day, 'date') ?? '',
        /** 'closed', '12:00-18:00', '12:00-15:00 and 17:30-22:00'. */
        hours: textAt(day, 'hours') ?? '',
        reason: textAt(day, 'reason') ?? '',
      }));
      const hours = readHours(value, days);
      return [{ key, store: textAt(value, 'store') ?? key, file, days, hours, id: Number(textAt(value, 'id') ?? 0) }];
    })
    .toSorted((a, b) => a.id - b.id);

/** When a branch is open, as far as its file can be read. */
function readHours(value: unknown, days: readonly StoredDay[]): BranchHours {
  const lines = Object.entries(Object(valueAt(value, ['hours']) ?? {})).map(([day, hours]) => [day, String(hours)]);
  const [from, until] = [textAt(value, 'closed', 'from'), textAt(value, 'closed', 'until')];
  return {
    week: readWeek(Object.fromEntries(lines)).week,
    special: Object.fromEntries(days.map(({ date, hours }) => [date, readTimeRanges(hours).value ?? []])),
    ...(from !== undefined && until !== undefined && { closed: { from, until } }),
  };
}
