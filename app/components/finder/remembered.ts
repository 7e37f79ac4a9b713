const KEY = 'valavu:finder';

/** What a guest asked this device to keep: the parameters of an address; null where nothing is kept, or storage is blocked. */
export function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps the parameters on this device; null forgets them. Gives whether that worked. */
export function remember(query: string | null): boolean {
  try {
    if (query === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, query);
    return true;
  } catch {
    // Storage is blocked or full: nothing is kept, and the guest sees it by the box that stays empty.
    return false;
  }
}
