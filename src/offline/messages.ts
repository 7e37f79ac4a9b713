/** Attribute of `<html>` in a cached page: when it was fetched, as an ISO date and time. */
export const SAVED_ATTRIBUTE = 'data-saved';

/** What the build passes to the service worker. */
export interface Precache {
  /** Path of the page that is shown instead of one that is not cached. */
  readonly offline: string;
  /** Pages that are cached on installation. */
  readonly paths: readonly string[];
  /** "You are offline. What you see was fetched on {time}.", for a cached page whose scripts cannot run. */
  readonly note: string;
  /** Changes with the content of any of these pages. */
  readonly version: string;
}

/** From a page to the service worker: cache the page at this path, which was opened without fetching its HTML. */
export interface CachePageMessage {
  readonly keep: string;
}

/** Whether a message to the worker is a CachePageMessage: other scripts may send their own. */
export function isCachePageMessage(data: unknown): data is CachePageMessage {
  return typeof data === 'object' && data !== null && 'keep' in data && typeof data.keep === 'string';
}
