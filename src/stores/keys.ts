/** Of sessionStorage: the lists of this tab; of localStorage: those that the device keeps. */
export const LISTS_KEY = 'site:our-table';
/** At the end of a stored list for somebody who cannot eat everything. Whoever reads the list passes over it. */
export const NEEDS_MARK = '!';
/** Of sessionStorage: the filters of the menus in this tab; '' after a guest has cleared them. */
export const FILTERS_KEY = 'site:filters';
/** Of sessionStorage: the filters that Undo brings back, until something new is chosen. */
export const CLEARED_KEY = 'site:cleared';
/** Of localStorage: the filters, if the guest asks for it. */
export const SAVED_KEY = 'site:finder';

/** Of sessionStorage: where a guest has left a filtered page, in CSS pixels, with its address. */
export const PLACE_KEY = 'site:place';

/** Of sessionStorage: the id of the branch whose menu or list was used last. */
export const BRANCH_KEY = 'site:branch';

/** Of localStorage: '' if the guest wants no copies of pages kept. */
export const NO_COPIES_KEY = 'site:no-copies';

/** Of sessionStorage: the hashes of the shared lists that this tab has taken, one a line. */
export const TAKEN_KEY = 'site:taken-lists';

/**
 * Which of the stored filters a page of dishes applies: those of this tab, else those that the device keeps unless the address names a
 * part of the page. Inline scripts have this function as text.
 */
export const filtersToApply = (tab: string | null, saved: string | null, hash: string): string | null =>
  tab ?? (hash === '' ? saved : null);

/** Whether something is stored under one of these keys. */
export const hasStored = (...keys: readonly string[]): boolean =>
  keys.some((key) => (readStored('sessionStorage', key) ?? readStored('localStorage', key)) !== null);

/** Stores a text for this tab, unless storage is blocked or full. */
export function store(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // The next page does without.
  }
}

/** What the browser has stored; null if it has nothing, or storage is blocked. */
export function readStored(place: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[place].getItem(key);
  } catch {
    return null;
  }
}
