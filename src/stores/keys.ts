/** Of sessionStorage: who is at the table, and the lists (party.ts); of localStorage if the guest asks for it. */
export const PARTY_KEY = 'site:party';
/** In the first line of a party, its people, for somebody who cannot eat everything. */
export const NEEDS_PATTERN = '^.*(diet|heat|without)(=|%3D)';
/** Of sessionStorage: the search of this tab, and whether the needs of the party are set aside in it. */
export const FILTERS_KEY = 'site:filters';
export const OFF_PARAMETER = 'off';

/** Of sessionStorage: where a guest has left a filtered page, in CSS pixels, with its address. */
export const PLACE_KEY = 'site:place';

/** Of sessionStorage: the id of the branch whose menu or list was used last. */
export const BRANCH_KEY = 'site:branch';

/** Of localStorage: '' if the guest wants no copies of pages kept. */
export const NO_COPIES_KEY = 'site:no-copies';

/** Of sessionStorage: the hashes of the shared lists that this tab has taken, one a line. */
export const TAKEN_KEY = 'site:taken-lists';

/** Whether something is stored under one of these keys. */
export const hasStored = (...keys: readonly string[]): boolean =>
  keys.some((key) => (readStored('sessionStorage', key) ?? readStored('localStorage', key)) !== null);

/** Whether a party has lists, or pending dishes: its people alone are one line. */
export const hasLists = (): boolean =>
  (['sessionStorage', 'localStorage'] as const).some((place) => readStored(place, PARTY_KEY)?.includes('\n'));

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
