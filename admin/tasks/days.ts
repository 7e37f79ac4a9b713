import { parse } from 'yaml';
import { editYaml } from '../../model/edit/edit-yaml.ts';
import { fill } from '../../model/fill.ts';
import type { StaffPageWords } from '../../model/schema/staff-pages.ts';
import { type Plan, Refusal } from '../publish/publisher.ts';

type Files = ReadonlyMap<string, string>;

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
  days: readonly FileDay[];
}

interface BranchFile {
  store?: string;
  specialDays?: FileDay[] | null;
}

const fileOf = (branch: string): string => `content/branches/${branch}/branch.yaml`;

/** The branches with the special days of their files, past ones too. */
export const listBranches = (files: Files): FileBranch[] =>
  [...files].flatMap(([file, text]) => {
    const [, key] = /^content\/branches\/([^/]+)\/branch\.yaml$/.exec(file) ?? [];
    if (key === undefined) return [];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the content check has read the file
    const { store = key, specialDays } = parse(text) as BranchFile;
    return [{ key, store, days: specialDays ?? [] }];
  });

/** Adds a day, or changes the hours of one that is planned. */
export function planDay(files: Files, words: StaffPageWords, branch: string, day: FileDay): Plan {
  const { store, days, text } = branchOf(files, branch);
  const { date, hours, reason } = day;
  const known = days.findIndex((one) => one.date === date);
  const cleared = known === -1 ? text : editYaml(text, [{ kind: 'remove', path: ['specialDays', known] }]);
  return {
    summary: fill(words.history.day, { branch: store, day: date, hours }),
    texts: new Map([
      [fileOf(branch), editYaml(cleared, [{ kind: 'append', path: ['specialDays'], fields: { date, hours, reason } }])],
    ]),
  };
}

/** Takes a special day away: the usual hours hold again. */
export function planDayRemoved(files: Files, words: StaffPageWords, branch: string, date: string): Plan {
  const { store, days, text } = branchOf(files, branch);
  const known = days.findIndex((one) => one.date === date);
  if (known === -1) throw new Refusal({ kind: 'conflict', yours: date, theirs: '' });
  return {
    summary: fill(words.history.dayRemoved, { branch: store, day: date }),
    texts: new Map([[fileOf(branch), editYaml(text, [{ kind: 'remove', path: ['specialDays', known] }])]]),
  };
}

/** The hours of a form as the file has them: both times, or closed. */
export const hoursOf = (opens: string | undefined, closes: string | undefined, isClosed: boolean): string =>
  isClosed ? 'closed' : `${opens ?? ''}-${closes ?? ''}`;

function branchOf(files: Files, key: string): FileBranch & { text: string } {
  const branch = listBranches(files).find((one) => one.key === key);
  if (!branch) throw new Refusal({ kind: 'conflict', yours: key, theirs: '' });
  return { ...branch, text: files.get(fileOf(key)) ?? '' };
}
