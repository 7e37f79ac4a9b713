import { longestIncreasing, pairEntries } from '../../model/edit/pair-entries.ts';
import { isGroup, isSame, type Json } from '../../model/edit/yaml-text.ts';
import type { Path } from './form.ts';

type Value = Json | undefined;
export interface Merged {
  value: Json;
  conflicts: readonly { path: Path; mine: Value; theirs: Value }[];
}

const PARAGRAPH = '\n\n';

/** Puts the changes from `was` to `mine` on top of `theirs`. A value that both have changed is a conflict, and mine in the result. */
export function merge(was: Value, mine: Value, theirs: Value, path: Path = []): Merged {
  const conflicts: Merged['conflicts'][number][] = [];
  const mergeAt = (key: string | number, one: Value, own: Value, other: Value): Json | undefined => {
    const merged = merge(one, own, other, [...path, key]);
    conflicts.push(...merged.conflicts);
    const isGone = merged.value === null && (own === undefined || other === undefined);
    return isGone ? undefined : merged.value;
  };
  if (isSame(mine, theirs) || isSame(was, theirs)) return { value: mine ?? null, conflicts };
  if (isSame(was, mine)) return { value: theirs ?? null, conflicts };
  if (isGroup(was) && isGroup(mine) && isGroup(theirs)) {
    const all = Object.keys({ ...theirs, ...mine }).flatMap((key) => {
      const value = mergeAt(key, was[key], mine[key], theirs[key]);
      return value === undefined ? [] : [[key, value] as const];
    });
    return { value: Object.fromEntries(all), conflicts };
  }
  if (typeof was === 'string' && typeof mine === 'string' && typeof theirs === 'string' && was.includes(PARAGRAPH)) {
    const [one, own, other] = [was, mine, theirs].map((text) => text.split(PARAGRAPH));
    const merged = merge(one, own, other, path);
    return { ...merged, value: [merged.value].flat().join(PARAGRAPH) };
  }
  const entries = Array.isArray(was) && Array.isArray(mine) && Array.isArray(theirs) && entriesOf(was, mine, theirs);
  if (!entries) return { value: mine ?? null, conflicts: [{ path, mine, theirs }] };
  const value = entries.map((one) => mergeAt(one.at, one.was, one.mine, one.theirs));
  return { value: value.filter((one) => one !== undefined), conflicts };
}

/** The entries of both lists with what each was and its place, in the order of the list that has moved entries. Undefined if both have. */
function entriesOf(was: readonly Json[], mine: readonly Json[], theirs: readonly Json[]) {
  const [own, other] = [mine, theirs].map((list) => {
    const origins = pairEntries(was, list);
    const known = origins.filter((from) => from !== undefined);
    // An entry that is new is known by its values.
    const byKey = new Map(list.map((one, n) => [origins[n] ?? JSON.stringify(one), one] as const));
    return { byKey, keys: [...byKey.keys()], isMoved: longestIncreasing(known).size < known.length };
  });
  if (!own || !other || (own.isMoved && other.isMoved)) return undefined;
  const [first, second] = own.isMoved ? [own, other] : [other, own];
  const keys = [...first.keys];
  // What only the second has stays behind the entry before it.
  for (const [n, key] of second.keys.entries())
    if (!first.byKey.has(key)) keys.splice(keys.indexOf(second.keys[n - 1] ?? '') + 1, 0, key);
  return keys.map((key) => ({
    was: typeof key === 'number' ? was[key] : undefined,
    mine: own.byKey.get(key),
    theirs: other.byKey.get(key),
    at: (own.byKey.has(key) ? own : other).keys.indexOf(key),
  }));
}
