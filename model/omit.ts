export function omit<Value extends object, Key extends keyof Value>(value: Value, ...keys: Key[]): Omit<Value, Key> {
  const rest = { ...value };
  for (const key of keys) delete rest[key];
  return rest;
}
