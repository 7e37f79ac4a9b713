import { isGroup, type Json } from './yaml-text.ts';

/**
 * For each entry of `next`, the index of the entry of `before` that it was; undefined for a new one. Equal entries belong together, then those
 * that agree in most of their fields, then texts at one place.
 */
export function pairEntries(before: readonly Json[], next: readonly Json[]): (number | undefined)[] {
  const origins: (number | undefined)[] = next.map(() => undefined);
  const free = new Set(before.keys());
  const take = (index: number, found: number | undefined): void => {
    if (found === undefined || origins[index] !== undefined) return;
    origins[index] = found;
    free.delete(found);
  };
  const keys = before.map((one) => JSON.stringify(one));
  next.forEach((value, index) => {
    if (keys[index] === JSON.stringify(value)) take(index, index);
  });
  next.forEach((value, index) => {
    if (origins[index] !== undefined) return;
    const key = JSON.stringify(value);
    take(
      index,
      [...free].find((one) => keys[one] === key),
    );
  });
  next.forEach((value, index) => {
    if (origins[index] !== undefined) return;
    const alike = [...free]
      .map((one) => ({ one, score: likeness(before[one], value) }))
      .filter(({ score }) => score >= 0.5);
    take(index, alike.toSorted((a, b) => b.score - a.score)[0]?.one);
  });
  // A text that was rewritten, in a list of as many.
  if (before.length === next.length)
    next.forEach((_, index) => {
      if (free.has(index)) take(index, index);
    });
  return origins;
}

/** The share of the fields of two groups that are equal, from 0 to 1. */
function likeness(one: Json | undefined, other: Json): number {
  if (!isGroup(one) || !isGroup(other)) return 0;
  const keys = Object.keys({ ...one, ...other });
  return keys.filter((key) => JSON.stringify(one[key]) === JSON.stringify(other[key])).length / keys.length;
}

/** The longest rising sequence among numbers: the entries of a list that need not move. */
export function longestIncreasing(numbers: readonly (number | undefined)[]): ReadonlySet<number> {
  const lengths: { value: number; length: number; previous: number }[] = [];
  let best = -1;
  for (const value of numbers) {
    if (value === undefined) continue;
    let [length, previous] = [1, -1];
    lengths.forEach((one, index) => {
      if (one.value < value && one.length >= length) [length, previous] = [one.length + 1, index];
    });
    lengths.push({ value, length, previous });
    if (best === -1 || length > (lengths[best]?.length ?? 0)) best = lengths.length - 1;
  }
  const found = new Set<number>();
  for (let one = lengths[best]; one; one = lengths[one.previous]) found.add(one.value);
  return found;
}
