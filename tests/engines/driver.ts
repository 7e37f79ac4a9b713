/** A visible element that matches the CSS selector and whose label or text contains `name`. */
export interface Target {
  css: string;
  name?: string;
}

/** The browser operations that journeys use, independent of the protocol. */
export interface BrowserDriver {
  /** Opens a path of the site and waits for hydration. */
  open: (path: string) => Promise<void>;
  /** Resizes the window. A narrow one has the small-screen menu. */
  resize: (size: 'wide' | 'narrow') => Promise<void>;
  /** Native clicks and keys. Both throw if the target is missing. */
  click: (target: Target) => Promise<void>;
  type: (target: Target, text: string) => Promise<void>;
  press: (key: 'Tab' | 'Enter' | 'Escape' | 'Space') => Promise<void>;
  /** Runs a function in the page and returns its result. The function must not use outer variables. */
  evaluate: <Value, Args extends unknown[]>(run: (...args: Args) => Value, ...args: Args) => Promise<Value>;
  /** Does what makes the page reload itself, and waits until the new page is hydrated. */
  untilReloaded: (act: () => Promise<unknown>) => Promise<void>;
  close: () => Promise<void>;
}

/** Runs in the page. Returns the first visible element of a target. Names are compared without case. */
export function findTarget(css: string, name: string | null): Element | null {
  const expectedName = name?.toLowerCase() ?? '';
  const nameOf = (element: Element) =>
    `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`.toLowerCase();
  const all = [...document.querySelectorAll(css)];
  return all.find((element) => element.checkVisibility() && nameOf(element).includes(expectedName)) ?? null;
}

/** Runs in the page. Returns whether React has hydrated it. */
export const isHydrated = (): boolean => document.documentElement.hasAttribute('data-hydrated');

/** How long a journey waits for an expected value, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Polls until `read` returns the expected value. Throws with the last value after the timeout. */
export async function eventually<Value>(read: () => Promise<Value>, expected: Value, name: string): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    const value = await read();
    if (Object.is(value, expected)) return;
    if (Date.now() > end) throw new Error(`${name}: ${String(value)}, expected ${String(expected)}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}
