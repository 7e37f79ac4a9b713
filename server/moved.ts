import type { ApiData } from './api-data.ts';

/** A redirect by query parameter; see ApiData. */
export type Moved = NonNullable<ApiData['moved']>[number];

/**
 * Returns the redirect target of a moved address, with the rest of its query, or undefined if it has not moved.
 *
 * @param query with its question mark, or ''
 */
export const movedTo = (moved: readonly Moved[], path: string, query: string): string | undefined => {
  const entry = query === '' ? undefined : moved.find((redirect) => redirect.path === path);
  if (!entry) return undefined;
  const parameters = new URLSearchParams(query);
  const value = parameters.get(entry.parameter);
  const to = value !== null && Object.hasOwn(entry.to, value) ? entry.to[value] : undefined;
  if (to === undefined) return undefined;
  parameters.delete(entry.parameter);
  return parameters.size > 0 ? `${to}?${parameters}` : to;
};
