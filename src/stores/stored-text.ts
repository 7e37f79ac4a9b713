import { atom, onMount } from 'nanostores';

export interface StoredText {
  /** The text as it was last read, for components. */
  $text: ReturnType<typeof atom<string | null>>;
  /** The text as it is now; null if there is none. */
  read: () => string | null;
  /** Replaces the text at once; null removes it. */
  write: (text: string | null) => void;
}

/**
 * A text in the browser's storage as a store. It is read anew for every change: a suspended tab, and a page that Back has brought
 * from the browser's memory, have not heard of what was stored meanwhile.
 *
 * Where storage is blocked or full, a text for `sessionStorage` lives as long as the page. One for `localStorage` is not kept, so
 * that nothing says that the device has it.
 */
export function storedText(place: 'localStorage' | 'sessionStorage', key: string): StoredText {
  const $text = atom<string | null>(null);
  let text: string | null = null;
  let isHeld = false;
  const show = (next: string | null) => $text.set((text = next));
  const read = () => {
    try {
      if (!isHeld) show(window[place].getItem(key));
    } catch {
      // In the build, or where storage is blocked.
    }
    return text;
  };
  const write = (next: string | null) => {
    try {
      if (next === null) window[place].removeItem(key);
      else window[place].setItem(key, next);
      isHeld = false;
      show(next);
    } catch {
      isHeld = place === 'sessionStorage';
      if (isHeld) show(next);
      else read();
    }
  };
  onMount($text, () => {
    if (typeof window === 'undefined') return undefined;
    read();
    const events = ['storage', 'pageshow', 'visibilitychange'];
    const listening = new AbortController();
    for (const type of events) addEventListener(type, read, { signal: listening.signal });
    return () => listening.abort();
  });
  return { $text, read, write };
}
