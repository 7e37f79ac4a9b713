const KEY = 'site:finder';

/** The query that the guest saved on this device; null if none is saved or storage is blocked. */
export function readSavedQuery(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Saves the query on this device. Returns whether that worked. */
export function writeSavedQuery(query: string): boolean {
  try {
    localStorage.setItem(KEY, query);
    return true;
  } catch {
    // Storage is blocked or full. The checkbox stays empty, so the guest sees that nothing is saved.
    return false;
  }
}

export function deleteSavedQuery(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Where storage is blocked, nothing is saved.
  }
}
