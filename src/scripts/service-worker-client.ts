import { NO_COPIES_KEY, readStored } from '../stores/keys.ts';
import { isSavingData } from '../ui/saving-data.ts';
import { trustedScriptUrl } from '../ui/trusted-types.ts';

/**
 * Registers the service worker when the page has loaded and the browser is idle. Not in development, where pages must be fresh. The
 * site works without it; some browsers refuse to register in private windows, and so may the guest (refuse-copies.ts).
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  // Until its last page is left, a worker that is unregistered still keeps what it fetches.
  if (readStored('localStorage', NO_COPIES_KEY) !== null)
    return void import('./refuse-copies.ts').then(({ deleteCopies }) => deleteCopies());
  const { serviceWorker } = navigator;
  // The page of a first visit was fetched before a worker could cache it.
  if (!serviceWorker.controller && !isSavingData())
    serviceWorker.addEventListener('controllerchange', () => serviceWorker.controller?.postMessage(location.pathname), {
      once: true,
    });
  const register = () =>
    void serviceWorker.register(trustedScriptUrl('/sw.js'), { updateViaCache: 'none' }).catch(() => undefined);
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(register) : setTimeout(register, 2000));
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
