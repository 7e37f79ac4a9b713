// The values of a form are plain data.
export type Group = Readonly<Record<string, unknown>>;
export const asGroup = (value: unknown): Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Group) : {};

const isEmpty = (value: unknown): boolean =>
  value === '' || (typeof value === 'object' && Object.values(Object(value)).every(isEmpty));

/** The values without the entries of lists that were added and hold nothing. */
export function withoutEmpty(value: unknown, was: unknown): unknown {
  if (Array.isArray(value)) {
    const old: unknown[] = Array.isArray(was) ? was : [];
    const filled = old.some(isEmpty) ? value : value.filter((one) => !isEmpty(one));
    return filled.map((one, n) => withoutEmpty(one, old[n]));
  }
  const entries = Object.entries(asGroup(value)).map(([key, one]) => [key, withoutEmpty(one, asGroup(was)[key])]);
  return entries.length > 0 ? Object.fromEntries(entries) : value;
}

/** A new ingredient that is taken out is no part of the recipe either. */
export function withoutRemoved(next: unknown, was: unknown): unknown {
  const { $new, $recipe } = asGroup(next);
  const gone = Object.keys(asGroup(asGroup(was)['$new'])).filter((key) => !(key in asGroup($new)));
  if (gone.length === 0) return next;
  const left = (value: unknown) => (Array.isArray(value) ? value.filter((one) => !gone.includes(String(one))) : value);
  const recipe = Object.entries(asGroup($recipe)).map(([key, value]) => [key, left(value)]);
  return { ...asGroup(next), $recipe: Object.fromEntries(recipe) };
}
