import { parseDocument } from 'yaml';
import { type Files, listAt, textAt } from './plan.ts';

/** A day with other hours than usual, as it stands in the file. */
export interface FileDay {
  date: string;
  /** 'closed', '12:00-18:00', '12:00-15:00 and 17:30-22:00'. */
  hours: string;
  reason: string;
}

/** A branch with its special days. */
export interface FileBranch {
  key: string;
  store: string;
  file: string;
  days: readonly FileDay[];
}

/** The branches in the order of the site, with the special days of their files, past ones too. */
export const listBranches = (files: Files): FileBranch[] =>
  [...files]
    .flatMap(([file, text]) => {
      const [, key] = /^content\/branches\/([^/]+)\/branch\.yaml$/.exec(file) ?? [];
      if (key === undefined) return [];
      const value: unknown = parseDocument(text).toJS();
      const days = listAt(value, 'specialDays').map((day) => ({
        date: textAt(day, 'date') ?? '',
        hours: textAt(day, 'hours') ?? '',
        reason: textAt(day, 'reason') ?? '',
      }));
      return [{ key, store: textAt(value, 'store') ?? key, file, days, id: Number(textAt(value, 'id') ?? 0) }];
    })
    .toSorted((a, b) => a.id - b.id);
