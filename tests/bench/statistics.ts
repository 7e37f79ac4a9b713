/** The middle of some numbers, or the mean of the two middle ones; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [Math.floor((sorted.length - 1) / 2), Math.ceil((sorted.length - 1) / 2)];
  return ((sorted[low] ?? Number.NaN) + (sorted[high] ?? Number.NaN)) / 2;
}

/** For each key of the runs, the median of its values. */
export function medians<Key extends string>(runs: readonly Record<Key, number>[]): Record<Key, number> {
  const keys = Object.keys(runs[0] ?? {});
  // Object.keys forgets what keys there are; those of the first run are those of all.
  return Object.fromEntries(keys.map((key) => [key, median(runs.map((run) => run[key as Key]))])) as Record<
    Key,
    number
  >;
}
