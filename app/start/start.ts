import { showWithoutScripts } from './without-scripts.ts';

/** Addresses of what makes a page live. */
export interface PageScripts {
  /** In the order in which they are run: what the others import comes first. */
  scripts: readonly string[];
  /** One of them, which has a function that starts React. */
  entry: string;
  /** The style sheets that stand inside the page. */
  styles: readonly string[];
}

/** What the entry exports (app/entry.client.tsx). */
interface Entry {
  hydrate: () => Promise<void>;
}

/** Dispatched by app.tsx after hydration. */
export const HYDRATED = 'valavu:hydrated';

/** Milliseconds after loading, at most, until React starts. */
const TIMEOUT_MS = 500;

const RELOADED = 'valavu:reloaded';

/**
 * Lets React wait until the page has loaded, or until the first touch of a control.
 *
 *   HTML ── picture ── fonts ── load ──► scripts, one by one ──► hydrated
 *                 tap ──────────────────┘ (at once)                 └──► the tap is carried out
 */
export function startLate({ scripts, entry, styles }: PageScripts): void {
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    styles.forEach(markAsLoaded);
    preload(scripts);
    run(scripts)
      .then(() => import(/* @vite-ignore */ entry))
      .then(({ hydrate }: Entry) => hydrate())
      .catch((error: unknown) => recover(error, removeListeners));
  };

  const removeListeners = keepEarlyTaps(start);
  followHistory();
  // Once the browser has painted what has loaded and has nothing else to do, so that the last paint is never held up.
  const whenLoaded = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: TIMEOUT_MS }) : setTimeout(start);
  if (document.readyState === 'complete') whenLoaded();
  else addEventListener('load', whenLoaded, { once: true });
}

/**
 * What loads the late parts of a page fetches a style sheet unless the document has a link to it. Switched off, the link
 * fetches nothing itself.
 */
function markAsLoaded(href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href }));
}

/** Runs scripts, each in a task of its own: all in one would hold up a tap for as long as they take together. */
async function run(scripts: readonly string[]): Promise<void> {
  for (const script of scripts) {
    await import(/* @vite-ignore */ script);
    await nextTask();
  }
}

/** By a message: in a tab that is not seen, browsers let timers wait for seconds. */
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

/** Fetches scripts without running them, a few in one task: asking for twenty at once would hold up a tap. */
function preload(scripts: readonly string[]): void {
  for (const href of scripts.slice(0, 5)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  if (scripts.length > 5) setTimeout(() => preload(scripts.slice(5)));
}

/**
 * Back and forward after a reload change the address only: without React nothing shows the page that it leads to, and
 * React would start from the HTML of another page. So the page is fetched anew, until React listens.
 */
function followHistory(): void {
  const loaded = pathAndQuery();
  const onHistory = () => {
    if (pathAndQuery() !== loaded) location.reload();
  };
  addEventListener('popstate', onHistory);
  addEventListener(HYDRATED, () => removeEventListener('popstate', onHistory), { once: true });
}

const pathAndQuery = () => location.pathname + location.search;

/**
 * The site was replaced while this page was on its way: its scripts are gone. Fetching the page anew helps, once;
 * when it does not, or there is no network to fetch it from, the page is shown as it is without scripts.
 */
function recover(error: unknown, giveUp: () => void): void {
  console.error(error);
  try {
    if (navigator.onLine && sessionStorage.getItem(RELOADED) !== location.href) {
      sessionStorage.setItem(RELOADED, location.href);
      location.reload();
      return;
    }
  } catch {
    // Storage is blocked, so a loop could not be told from a first try.
  }
  giveUp();
  showWithoutScripts();
}

/**
 * Holds taps on buttons and sent forms back until React is there, and then carries them out.
 * Links, and whatever HTML does by itself (text fields, choices, the small-screen menu), are left alone.
 * Gives what ends it without carrying anything out.
 */
function keepEarlyTaps(start: () => void): () => void {
  const kept: (() => void)[] = [];
  const hold = (event: Event, later: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.push(later);
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
      for (const carryOut of kept) carryOut();
    },
    { once: true },
  );
  return removeListeners;
}
