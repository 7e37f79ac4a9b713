/** The middle of some numbers, or the mean of the two middle ones; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [Math.floor((sorted.length - 1) / 2), Math.ceil((sorted.length - 1) / 2)];
  return ((sorted[low] ?? Number.NaN) + (sorted[high] ?? Number.NaN)) / 2;
}

/** How far the ratio of two medians is likely to be off, as a share of it (standard error); infinite from less than two values each. */
export function errorOfRatio(above: readonly number[], below: readonly number[]): number {
  return Math.hypot(errorOfMedian(above), errorOfMedian(below));
}

function errorOfMedian(values: readonly number[]): number {
  if (values.length < 2) return Number.POSITIVE_INFINITY;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  // The median of a normal distribution scatters by this much more than the mean.
  return (Math.sqrt(Math.PI / 2) * Math.sqrt(variance / values.length)) / median(values);
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
