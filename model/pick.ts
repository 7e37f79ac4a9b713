export const pick = <T extends object, K extends keyof T>(value: T, ...keys: readonly K[]): Pick<T, K> =>
  // Object.fromEntries types its keys as strings; these are K.
  Object.fromEntries(keys.map((key) => [key, value[key]])) as Pick<T, K>;

export function omit<Value extends object, Key extends keyof Value>(value: Value, ...keys: Key[]): Omit<Value, Key> {
  const rest = { ...value };
  for (const key of keys) delete rest[key];
  return rest;
}

/** The value of a key that content gives, which may be the name of something that every object has: 'constructor'. */
export const own = <Value>(values: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(values, key) ? values[key] : undefined;
