/** The lists of this tab as the fragments of their addresses, one a line, the last changed first. */
const KEY = 'site:our-table';

/** Dispatched on the window when a list of this tab has changed. */
export const LIST_CHANGED = 'site:our-table';

/** What this tab keeps; '' if there is no list or storage is blocked. */
export function readSavedText(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a text in this tab, or forgets what it has. */
export function writeSavedText(text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
  } catch {
    // Storage is blocked or full: the list is only in the address of its page.
  }
  dispatchEvent(new Event(LIST_CHANGED));
}
