import type { ApiData } from './api-data.ts';

/** An address whose parameter has become part of the path: see ApiData. */
export type Moved = NonNullable<ApiData['moved']>[number];

/**
 * Where an address leads that has moved, with the rest of its query; undefined where it has not.
 *
 * @param query with its question mark, or ''
 */
export const movedTo = (moved: readonly Moved[], path: string, query: string): string | undefined => {
  const entry = query === '' ? undefined : moved.find((each) => each.path === path);
  if (!entry) return undefined;
  const parameters = new URLSearchParams(query);
  const value = parameters.get(entry.parameter);
  const to = value !== null && Object.hasOwn(entry.to, value) ? entry.to[value] : undefined;
  if (to === undefined) return undefined;
  parameters.delete(entry.parameter);
  return parameters.size > 0 ? `${to}?${parameters}` : to;
};
