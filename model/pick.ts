/** The keys of a value that has no others than its type. */
export const keysOf = <T extends object>(value: T): (keyof T & string)[] =>
  // Object.keys types them as strings, since a value may have more than its type.
  Object.keys(value) as (keyof T & string)[];

/** A value for each of some names. */
export const recordOf = <Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> =>
  // Object.fromEntries types its keys as strings; these are the names.
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

/** Whether a value is one of a list, whose type it then has. */
export const isOneOf = <Value>(all: readonly Value[], value: unknown): value is Value =>
  all.some((each) => each === value);

export const pick = <T extends object, K extends keyof T>(value: T, ...keys: readonly K[]): Pick<T, K> =>
  // As above, of keys with values of different types.
  Object.fromEntries(keys.map((key) => [key, value[key]])) as Pick<T, K>;

export function omit<Value extends object, Key extends keyof Value>(value: Value, ...keys: Key[]): Omit<Value, Key> {
  const rest = { ...value };
  for (const key of keys) delete rest[key];
  return rest;
}

/** The value of a key that content gives, which may be the name of something that every object has: 'constructor'. */
export const ownValue = <Value>(values: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(values, key) ? values[key] : undefined;
