import { vi } from 'vitest';

const fakeStorage = () => ({
  texts: new Map<string, string>(),
  isFull: false,
  writes: [] as string[],
  getItem(key: string) {
    return this.texts.get(key) ?? null;
  },
  setItem(key: string, value: string) {
    this.writes.push(key);
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    this.texts.set(key, value);
  },
  removeItem(key: string) {
    this.texts.delete(key);
  },
});

/** Gives the stores a browser that has stored nothing. Returns its sessionStorage and localStorage. */
export function stubBrowser() {
  const [tab, device] = [fakeStorage(), fakeStorage()];
  const replaceState = (_state: unknown, _title: string, path: string) =>
    (location.href = new URL(path, location.href).href);
  const globals = {
    window: { sessionStorage: tab, localStorage: device },
    sessionStorage: tab,
    location: new URL('https://example.test/menu'),
    history: { state: null, replaceState },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  return [tab, device] as const;
}
