import { trustedScriptUrl } from '../ui/trusted-types.ts';
import type { CachePageMessage } from './messages.ts';

/** Delay in milliseconds for browsers without `requestIdleCallback`. */
const IDLE_DELAY_MS = 2000;

/** Registers the service worker when the browser is idle. Not in development, where pages must be fresh. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  // The first page of a first visit was fetched before a worker could cache it.
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller)
    serviceWorker.addEventListener('controllerchange', () => cachePage(location.pathname), { once: true });
  // The site works without it. Some browsers refuse to register in private windows.
  whenIdle(
    () => void serviceWorker.register(trustedScriptUrl('/sw.js'), { updateViaCache: 'none' }).catch(() => undefined),
  );
}

/** Asks the worker to cache the page at this path: navigation inside the site does not fetch the page's HTML. */
export function cachePage(path: string): void {
  if (!('serviceWorker' in navigator) || isSavingData()) return;
  const message: CachePageMessage = { keep: path };
  whenIdle(() => navigator.serviceWorker.controller?.postMessage(message));
}

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task);
  else setTimeout(task, IDLE_DELAY_MS);
}

/** Whether the guest has turned on data saving, as far as the browser reports it. */
function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
