import { isGroup, isSame, type Json } from '../../model/edit/yaml-text.ts';
import type { Path } from './form.ts';

export interface Merged {
  value: Json;
  conflicts: readonly { path: Path; mine: Json | undefined; theirs: Json | undefined }[];
}

/** Puts the changes from `was` to `mine` on top of `theirs`. A value that both have changed is a conflict, and mine in the result. */
export function merge(
  was: Json | undefined,
  mine: Json | undefined,
  theirs: Json | undefined,
  path: Path = [],
): Merged {
  const keep = (value: Json | undefined): Merged => ({ value: value ?? null, conflicts: [] });
  if (isSame(mine, theirs) || isSame(was, theirs)) return keep(mine);
  if (isSame(was, mine)) return keep(theirs);
  if (isGroup(was) && isGroup(mine) && isGroup(theirs)) {
    const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
    const all = keys.map((key) => [key, merge(was[key], mine[key], theirs[key], [...path, key])] as const);
    return {
      value: Object.fromEntries(
        all.flatMap(([key, { value }]) =>
          value === null && (mine[key] === undefined || theirs[key] === undefined) ? [] : [[key, value]],
        ),
      ),
      conflicts: all.flatMap(([, { conflicts }]) => conflicts),
    };
  }
  if (
    Array.isArray(was) &&
    Array.isArray(mine) &&
    Array.isArray(theirs) &&
    was.length === mine.length &&
    was.length === theirs.length
  ) {
    const all = mine.map((one, index) => merge(was[index], one, theirs[index], [...path, index]));
    return { value: all.map(({ value }) => value), conflicts: all.flatMap(({ conflicts }) => conflicts) };
  }
  return {
    value: mine ?? null,
    conflicts: [{ path, mine, theirs }],
  };
}
