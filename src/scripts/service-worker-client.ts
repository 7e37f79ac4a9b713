import { isSavingData } from './prefetch.ts';
import { trustedScriptUrl } from '../ui/trusted-types.ts';

/**
 * Registers the service worker when the page has loaded and the browser is idle. Not in development, where pages must be fresh. The
 * site works without it; some browsers refuse to register in private windows.
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
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
