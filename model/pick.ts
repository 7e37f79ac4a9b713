export const pick = <T extends object, K extends keyof T>(value: T, ...keys: readonly K[]): Pick<T, K> =>
  // Object.fromEntries types its keys as strings; these are K.
  Object.fromEntries(keys.map((key) => [key, value[key]])) as Pick<T, K>;
