import { showWithoutScripts } from './without-scripts.ts';

/** Addresses of a page's scripts and style sheets. */
export interface PageScripts {
  /** In the order of execution: imported modules come first. */
  scripts: readonly string[];
  /** The script among them that exports `hydrate`. */
  entry: string;
  /** The style sheets that are inlined in the page. */
  styles: readonly string[];
}

/** What the entry exports (app/entry.client.tsx). */
interface Entry {
  hydrate: () => Promise<void>;
}

/** Dispatched by app.tsx after hydration. */
export const HYDRATED = 'site:hydrated';

/** Milliseconds between `load` and the start of React, at most. */
const TIMEOUT_MS = 500;

/** Key in the session storage: the address that was reloaded after a failure. */
const RELOADED_KEY = 'site:reloaded';

/**
 * Starts React after the page has loaded, or at the first touch of a control.
 *
 *   HTML ── picture ── fonts ── load ──► scripts, one by one ──► hydrated
 *                 tap ──────────────────┘ (at once)                 └──► the tap is replayed
 */
export function startAfterLoad({ scripts, entry, styles }: PageScripts): void {
  let started = false;
  const isReloading = reloadOnHistoryChange();
  const start = () => {
    if (started) return;
    started = true;
    styles.forEach(markStyleSheetLoaded);
    preloadScripts(scripts);
    runScripts(scripts)
      .then(() => import(/* @vite-ignore */ entry))
      .then(({ hydrate }: Entry) => (isReloading() ? undefined : hydrate()))
      .catch((error: unknown) => (isReloading() ? undefined : recover(error, removeListeners)));
  };

  addEventListener('click', closePopoverOfLink);
  const removeListeners = keepEarlyTaps(start);
  // When the browser is idle after `load`, so that the last paint is not delayed.
  const whenLoaded = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: TIMEOUT_MS }) : setTimeout(start);
  if (document.readyState === 'complete') whenLoaded();
  else addEventListener('load', whenLoaded, { once: true });
}

/** A link inside a popover closes it: its target may be on the same page. */
function closePopoverOfLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  link?.closest<HTMLElement>('[popover]')?.hidePopover();
}

/**
 * Vite's loader of dynamic imports fetches a style sheet unless the document has a link to it. A disabled link fetches nothing
 * itself.
 */
function markStyleSheetLoaded(href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href }));
}

/** Runs each script in a task of its own: a single task would block taps for their total time. */
async function runScripts(scripts: readonly string[]): Promise<void> {
  for (const script of scripts) {
    await import(/* @vite-ignore */ script);
    await nextTask();
  }
}

/** Uses a message, because browsers delay timers in hidden tabs by seconds. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

/** Fetches scripts without running them, five per task: twenty requests in one task would block a tap. */
function preloadScripts(scripts: readonly string[]): void {
  for (const href of scripts.slice(0, 5)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  if (scripts.length > 5) setTimeout(() => preloadScripts(scripts.slice(5)));
}

/**
 * After a reload, back and forward change only the address: without React nothing renders the other page, and React would
 * hydrate the wrong HTML. Until React has hydrated, such a change therefore reloads the page. Returns whether it does so.
 */
function reloadOnHistoryChange(): () => boolean {
  const loaded = pathAndQuery();
  let isReloading = false;
  const onHistory = () => {
    if (pathAndQuery() === loaded) return;
    isReloading = true;
    location.reload();
  };
  addEventListener('popstate', onHistory);
  addEventListener(HYDRATED, () => removeEventListener('popstate', onHistory), { once: true });
  return () => isReloading;
}

const pathAndQuery = () => location.pathname + location.search;

/**
 * The scripts of a page are missing when a deploy has replaced them. Reloads the page, once; if that does not help, or there
 * is no network, shows the page as with scripts off.
 */
function recover(error: unknown, removeListeners: () => void): void {
  console.error(error);
  try {
    if (navigator.onLine && sessionStorage.getItem(RELOADED_KEY) !== location.href) {
      sessionStorage.setItem(RELOADED_KEY, location.href);
      location.reload();
      return;
    }
  } catch {
    // Storage is blocked, so a reload loop could not be detected.
  }
  removeListeners();
  showWithoutScripts();
}

/**
 * Holds button clicks and form submissions until React has hydrated, and then replays them.
 * Links and native HTML controls (text fields, choices, the small-screen menu) work as usual.
 * Returns a function that removes the listeners without a replay.
 */
function keepEarlyTaps(start: () => void): () => void {
  const held: (() => void)[] = [];
  const hold = (event: Event, replay: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(replay);
    start();
  };
  const onClick = (event: Event) => {
    const button =
      event.target instanceof Element
        ? event.target.closest<HTMLButtonElement>('button:not([popovertarget]):not([type=submit])')
        : null;
    if (button) hold(event, () => button.click());
  };
  const onSubmit = (event: Event) => {
    const form = event.target;
    if (form instanceof HTMLFormElement) hold(event, () => form.requestSubmit());
  };
  const onTouch = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('a,button,input,select,textarea,label')) start();
  };

  const capture = { capture: true } as const;
  const listeners = [
    ['click', onClick],
    ['submit', onSubmit],
    ['pointerdown', onTouch],
    ['focusin', onTouch],
  ] as const;
  for (const [type, listener] of listeners) addEventListener(type, listener, capture);
  const removeListeners = () => {
    for (const [type, listener] of listeners) removeEventListener(type, listener, capture);
  };
  addEventListener(
    HYDRATED,
    () => {
      removeListeners();
      for (const replay of held) replay();
    },
    { once: true },
  );
  return removeListeners;
}
