/** The value of a key that content gives, which may be the name of something that every object has: 'constructor'. */
export const own = <Value>(values: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(values, key) ? values[key] : undefined;
