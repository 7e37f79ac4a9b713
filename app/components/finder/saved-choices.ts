const KEY = 'site:finder';

/** The query that the guest saved on this device; null if none is saved or storage is blocked. */
export function readSavedChoices(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Saves the query on this device; null deletes it. Returns whether that worked. */
export function saveChoices(query: string | null): boolean {
  try {
    if (query === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, query);
    return true;
  } catch {
    // Storage is blocked or full. The checkbox stays empty, so the guest sees that nothing is saved.
    return false;
  }
}
