/** Returns the median, for an even count the mean of the two middle values; NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [Math.floor((sorted.length - 1) / 2), Math.ceil((sorted.length - 1) / 2)];
  return ((sorted[low] ?? Number.NaN) + (sorted[high] ?? Number.NaN)) / 2;
}

/** Returns the relative standard error of the ratio of two medians; infinite with fewer than two values each. */
export function errorOfRatio(numerators: readonly number[], denominators: readonly number[]): number {
  return Math.hypot(errorOfMedian(numerators), errorOfMedian(denominators));
}

function errorOfMedian(values: readonly number[]): number {
  if (values.length < 2) return Number.POSITIVE_INFINITY;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  // The standard error of a normal distribution's median is sqrt(π / 2) times that of its mean.
  return (Math.sqrt(Math.PI / 2) * Math.sqrt(variance / values.length)) / median(values);
}

/** Returns the median of each key's values. */
export function medians<Key extends string>(runs: readonly Record<Key, number>[]): Record<Key, number> {
  const keys = Object.keys(runs[0] ?? {});
  // Object.keys returns plain strings. All runs have the same keys as the first.
  return Object.fromEntries(keys.map((key) => [key, median(runs.map((run) => run[key as Key]))])) as Record<
    Key,
    number
  >;
}
