import type { Path } from './source.ts';

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype);

/** Every value in a value of a data file, itself first, with its path. */
export function* walk(value: unknown, path: Path = []): Generator<{ path: Path; value: unknown }> {
  yield { path, value };
  if (!isGroup(value)) return;
  for (const [key, entry] of Array.isArray(value) ? value.entries() : Object.entries(value))
    yield* walk(entry, [...path, key]);
}

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((one, key) => (typeof one === 'object' && one !== null ? Reflect.get(one, key) : undefined), value);

/** A copy of a value of a data file in which every value that is neither a list nor a group is what `change` gives for it. */
export function mapValues(value: unknown, change: (value: unknown, path: Path) => unknown, path: Path = []): unknown {
  if (Array.isArray(value)) return value.map((entry, index) => mapValues(entry, change, [...path, index]));
  if (!isGroup(value)) return change(value, path);
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, mapValues(entry, change, [...path, key])]),
  );
}
