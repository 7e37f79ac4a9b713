/** Events that come before a click, or tell that one is likely. */
export const INTENT_EVENTS = ['pointerover', 'touchstart', 'focusin'] as const;

// TypeScript's DOM library does not declare it.
const isPrerendering = () => (document as Document & { prerendering?: boolean }).prerendering === true;

/** Runs now, or when the browser shows the page that it is prerendering: until then time passes, and other pages change what is stored. */
export function whenShown(run: () => void): void {
  if (isPrerendering()) document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}

/** Resolves when the page has been shown and loaded, and the browser is idle. */
export const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    const wait = () =>
      'requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : setTimeout(resolve, 2000);
    whenShown(() => {
      if (document.readyState === 'complete') wait();
      else addEventListener('load', wait, { once: true });
    });
  });

/**
 * Loads a prerendered page again when it is shown, if it has changed at the server meanwhile: a price, a dish that is sold out, a notice.
 * If the server does not answer, the page says when it was fetched.
 *
 * @param sayWhenFetched updates the line of offline.ts
 */
export function checkWhenShown(sayWhenFetched: () => void): void {
  if (!isPrerendering()) return;
  const tagOf = async (cache: RequestCache) => {
    const { ok, headers } = await fetch(location.pathname + location.search, { cache });
    return ok ? headers.get('etag') : Promise.reject();
  };
  // The browser's cache has just got the page.
  const tag = tagOf('force-cache');
  whenShown(async () => {
    try {
      const [before, now] = await Promise.all([tag, tagOf('no-cache')]);
      if (before !== now) location.reload();
    } catch {
      document.documentElement.dataset['saved'] = new Date(performance.timeOrigin).toISOString();
      sayWhenFetched();
    }
  });
}
