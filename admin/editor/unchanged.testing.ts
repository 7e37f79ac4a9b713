import type { Files } from '../tasks/plan.ts';
import { listMenuDishes } from './menus.ts';
import { findUnit } from './find-unit.ts';
import type { Values } from './units.ts';

/** The forms that change a byte if they are opened and saved as they are, or cannot be opened. */
export function changedUnchanged(files: Files): string[] {
  const ids = [...files.keys(), ...listMenuDishes(files).map(({ branch, id }) => `dish:${branch}/${id}`)];
  return ids.flatMap((id) => {
    const unit = findUnit(files, id);
    if (!unit) return [`${id} cannot be opened`];
    // As a browser sends it.
    const { texts, problems } = unit.write(JSON.parse(JSON.stringify(unit.data)) as Values);
    return problems.length > 0 || [...texts].some(([file, text]) => text !== files.get(file)) ? [id] : [];
  });
}
