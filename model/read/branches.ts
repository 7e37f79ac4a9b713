import { readClosure, readSpecialDays } from '../opening/announcements.ts';
import { branchSchema } from '../schema/branch.ts';
import { drinksSchema, menuSchema } from '../schema/menu.ts';
import type { Branch, Ui } from '../types.ts';
import type { ReadFile } from './check.ts';
import { branchFilePath, drinksFilePath, menuFilePath } from './files.ts';
import type { Placeholders } from './placeholders.ts';
import type { CheckedFile, DrinksFile, MenuFile } from './menu.ts';

export interface BranchFiles {
  branch: Branch;
  menu: CheckedFile<MenuFile> | undefined;
  drinks: CheckedFile<DrinksFile> | undefined;
}

/** Reads the folders of the branches, in the order of their ids. Leaves out a branch whose own file is unusable. */
export function readBranches(
  keys: readonly string[],
  read: ReadFile,
  { words, placeholders, now }: { words: Ui['opening'] | undefined; placeholders: Placeholders; now: number },
): BranchFiles[] {
  const all = keys.flatMap((key): BranchFiles[] => {
    const file = read(branchFilePath(key), branchSchema);
    const menu = read(menuFilePath(key), menuSchema);
    const drinks = read(drinksFilePath(key), drinksSchema);
    if (!file) return [];
    const { source, value } = file;
    if (value.key !== key)
      source.report(['key'], `is ${value.key}, but the folder is called ${key}; give both the same name`);
    const specialDays = readSpecialDays(value.specialDays, words, (entry, field, message) =>
      source.report(['specialDays', entry, field], message),
    );
    const { hours: week, delivery: _, ...others } = value;
    const text = (name: string) => placeholders.get(`${key}.${name}`) ?? '';
    const delivery = text('delivery');
    const closure = readClosure(others.closed, { week, specialDays, closed: others.closed }, words, now);
    const branch: Branch = {
      ...others,
      week,
      hours: text('hours'),
      visitingHours: text('visitingHours'),
      ...(delivery && { delivery }),
      specialDays,
      ...(closure && { closure }),
      isDefault: false,
    };
    return [{ branch, menu, drinks }];
  });
  const [first, ...rest] = all.toSorted((a, b) => a.branch.id - b.branch.id);
  return first ? [{ ...first, branch: { ...first.branch, isDefault: true } }, ...rest] : [];
}
