import { showWithoutScripts } from './without-scripts.ts';

/** What the build knows about a page's scripts (tools/finish/html.ts). */
export interface PageScripts {
  /** React Router's list of routes. */
  manifest: string;
  /** The route modules of this page, by route id. */
  modules: Record<string, string>;
  /** Starts React; imported when all of the above are there. */
  entry: string;
  /** All that the modules and the entry import, so that nothing is found out late. */
  imports: string[];
  context: object;
}

/** What React Router's entry reads from the window. */
type RouterWindow = typeof window & { __reactRouterContext?: object; __reactRouterRouteModules?: object };

/** Said by root.tsx when React has taken over. */
export const HYDRATED = 'valavu:hydrated';

/** Milliseconds after loading, at most, until React starts. */
const PATIENCE = 500;

const RELOADED = 'valavu:reloaded';

/**
 * Lets React wait until the page has loaded, or until the first touch of a control.
 *
 *   HTML ── picture ── fonts ── load ──► modules ──► entry ──► hydrated
 *                 tap ──────────────────┘ (at once)              └──► the tap is carried out
 */
export function startLate(page: PageScripts): void {
  const router: RouterWindow = window;
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    preload([...page.imports, page.entry]);
    Promise.all([
      import(/* @vite-ignore */ page.manifest),
      ...Object.values(page.modules).map((module) => import(/* @vite-ignore */ module)),
    ])
      .then(([, ...modules]) => {
        // React Router wants the data of loaders, and would decode it. There are none (tools/lean-router-plugin.ts).
        router.__reactRouterContext = { ...page.context, stream: true };
        router.__reactRouterRouteModules = Object.fromEntries(
          Object.keys(page.modules).map((id, index) => [id, modules[index]]),
        );
        return import(/* @vite-ignore */ page.entry);
      })
      .catch((error: unknown) => recover(error, letGo));
  };

  const letGo = keepEarlyTaps(start);
  // Once the browser has painted what has loaded and has nothing else to do, so that the last paint is never held up.
  const whenLoaded = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: PATIENCE }) : setTimeout(start);
  if (document.readyState === 'complete') whenLoaded();
  else addEventListener('load', whenLoaded, { once: true });
}

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
  const letGo = () => {
    for (const [type, listener] of listeners) removeEventListener(type, listener, capture);
  };
  addEventListener(
    HYDRATED,
    () => {
      letGo();
      for (const carryOut of kept) carryOut();
    },
    { once: true },
  );
  return letGo;
}
