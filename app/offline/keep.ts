import type { KeepOrder } from './messages.ts';

/** Milliseconds after which a browser that cannot tell when it is idle is taken to be. */
const REST = 2000;

/** Starts the service worker when the browser has nothing else to do. Not while developing, where pages must be new. */
export function startKeeping(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  // The first page of a first visit came before there was a worker to keep it.
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller)
    serviceWorker.addEventListener('controllerchange', () => keepPage(location.pathname), { once: true });
  // Without it the site works as well: some browsers refuse in private windows.
  whenIdle(() => void serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined));
}

/** Has the page at this path kept; one that a guest came to by a link inside the site has never been fetched as HTML. */
export function keepPage(path: string): void {
  if (!('serviceWorker' in navigator) || wantsLittleData()) return;
  const order: KeepOrder = { keep: path };
  whenIdle(() => navigator.serviceWorker.controller?.postMessage(order));
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, REST);
}

/** Whether the guest has asked the browser to save data, where the browser says so. */
function wantsLittleData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
