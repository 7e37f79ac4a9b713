import { atom, onMount } from 'nanostores';

/**
 * A text in the browser's storage as a store; null if there is none. It is read anew for every change: a suspended tab, and a page that
 * Back has brought from the browser's memory, have not heard of what was stored meanwhile.
 *
 * Where storage is blocked or full, a text for `sessionStorage` lives as long as the page. One for `localStorage` is not kept, and what
 * was there goes, so that nothing says that the device has it, and nothing outdated comes back.
 */
export function storedText(place: 'localStorage' | 'sessionStorage', key: string) {
  const $text = atom<string | null>(null);
  let text: string | null = null;
  let isHeld = false;
  const read = () => {
    try {
      if (!isHeld) text = window[place].getItem(key);
    } catch {
      // In the build, or where storage is blocked.
    }
    return text;
  };
  const show = () => $text.set(read());
  const write = (next: string | null) => {
    try {
      isHeld = false;
      if (next === null) window[place].removeItem(key);
      else if (next !== read()) window[place].setItem(key, next);
    } catch {
      isHeld = place === 'sessionStorage';
      if (isHeld) text = next;
      else if (next !== null) return write(null);
    }
    show();
  };
  onMount($text, () => {
    if (typeof window === 'undefined') return undefined;
    show();
    const events = ['storage', 'pageshow', 'visibilitychange'];
    const listening = new AbortController();
    for (const type of events) addEventListener(type, show, { signal: listening.signal });
    return () => listening.abort();
  });
  return { $text, read, write };
}
