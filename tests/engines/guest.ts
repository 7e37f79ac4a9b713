/** A control or a text on the page: what the CSS finds, that is shown, and whose name holds the words. */
export interface Target {
  css: string;
  name?: string;
}

/** What a journey asks of a browser, whichever protocol drives it. */
export interface Guest {
  /** Opens an address of the site and waits until React has taken the page over. */
  open: (path: string) => Promise<void>;
  /** A narrow window gets the small-screen menu. */
  resize: (size: 'wide' | 'narrow') => Promise<void>;
  /** Real clicks and keys, as the engine handles them. Both throw when the target is not there. */
  click: (target: Target) => Promise<void>;
  type: (target: Target, text: string) => Promise<void>;
  press: (key: 'Tab' | 'Enter' | 'Escape' | 'Space') => Promise<void>;
  /** Runs a function in the page and gives what it returns. It must not use anything from outside itself. */
  read: <Value, Args extends unknown[]>(run: (...args: Args) => Value, ...args: Args) => Promise<Value>;
  close: () => Promise<void>;
}

/** Run in the page: the first shown element of a target. Names are compared as they are seen, without regard to case. */
export function findTarget(css: string, name: string | null): Element | null {
  const wanted = name?.toLowerCase() ?? '';
  const nameOf = (element: Element) =>
    `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`.toLowerCase();
  const all = [...document.querySelectorAll(css)];
  return all.find((element) => element.checkVisibility() && nameOf(element).includes(wanted)) ?? null;
}

/** Waits until React has taken the page over. Run in the page. */
export const isHydrated = (): boolean => document.documentElement.hasAttribute('data-hydrated');

/** How long a journey waits for what must come, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Asks again and again until the answer is the wanted one; throws with the last answer when it never is. */
export async function eventually<Value>(ask: () => Promise<Value>, wanted: Value, what: string): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    const answer = await ask();
    if (Object.is(answer, wanted)) return;
    if (Date.now() > end) throw new Error(`${what}: ${String(answer)}, expected ${String(wanted)}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}
