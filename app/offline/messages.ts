/** The attribute of `<html>` in a page from the device: when it was fetched, as an ISO date and time; empty where that is not known. */
export const SAVED = 'data-saved';

/** What the build tells the service worker. */
export interface Precache {
  /** The page that stands for one that is not on the device. */
  readonly offline: string;
  /** Pages that are kept from the start. */
  readonly paths: readonly string[];
  /** Changes with any of them. */
  readonly version: string;
}

/** From a page to the service worker: keep the page at this path, which was reached without fetching its HTML. */
export interface KeepOrder {
  readonly keep: string;
}

/** Whether a message that reached the worker is an order of ours; other scripts may send theirs. */
export function isKeepOrder(data: unknown): data is KeepOrder {
  return typeof data === 'object' && data !== null && 'keep' in data && typeof data.keep === 'string';
}
