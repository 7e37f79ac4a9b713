const KEY = 'site:finder';

/** The query that the guest saved on this device; null if none is saved or storage is blocked. */
export function readSavedQuery(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Saves the query on this device, if storage is neither blocked nor full. */
export function writeSavedQuery(query: string): void {
  try {
    localStorage.setItem(KEY, query);
  } catch {
    // The checkbox shows what is saved, so it stays empty.
  }
}

/** Reports the saved query whenever another tab may have changed it. Returns a function that stops. */
export function watchSavedQuery(onChange: (query: string | null) => void): () => void {
  const report = () => onChange(readSavedQuery());
  addEventListener('storage', report);
  // A suspended tab gets no storage events.
  document.addEventListener('visibilitychange', report);
  return () => {
    removeEventListener('storage', report);
    document.removeEventListener('visibilitychange', report);
  };
}

export function deleteSavedQuery(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Where storage is blocked, nothing is saved.
  }
}
