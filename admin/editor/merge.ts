import { isGroup, isSame, type Json } from '../../model/edit/yaml-text.ts';
import { labelOf } from '../../model/schema/labels.ts';
import type { Conflict, Path } from './form.ts';

export interface Merged {
  value: Json;
  conflicts: readonly Conflict[];
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
    conflicts: [{ label: labelOfPath(path), yours: shown(mine, path.at(-1)), theirs: shown(theirs, path.at(-1)) }],
  };
}

/** 'Questions 2, Answer' */
export const labelOfPath = (path: Path): string =>
  path
    .map((key) => (typeof key === 'number' ? ` ${key + 1}` : `, ${labelOf(key)}`))
    .join('')
    .replace(/^, /, '');

/** A value in words, for people. */
export function shown(value: Json | undefined, key: string | number = ''): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (Array.isArray(value)) return value.map((one) => shown(one)).join(', ') || 'nothing';
  if (isGroup(value))
    return (
      Object.entries(value)
        .map(([name, one]) => shown(one, name))
        .join(', ') || 'nothing'
    );
  if (typeof value === 'number') return String(key).startsWith('price') ? value.toFixed(2) : String(value);
  return value === true ? 'yes' : value === false ? 'no' : value;
}
