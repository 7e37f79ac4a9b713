import { fill } from '../../model/fill.ts';
import { londonTime } from '../../model/opening/london.ts';
import { NO_COPIES_KEY, readStored } from '../stores/keys.ts';
import { isSavingData } from '../ui/saving-data.ts';
import { trustedScriptUrl } from '../ui/trusted-types.ts';
import { untilIdle } from './when-shown.ts';

/**
 * Shows the line of layouts/page.astro while the browser is offline, or on a page from the cache because the site did not respond, with
 * the time at which the page was fetched. The service worker writes that into cached pages (offline/cached-response.ts).
 * Returns what shows it anew.
 */
export function startOfflineLine(): () => void {
  const line = document.querySelector<HTMLElement>('[data-unreachable]');
  if (!line) return () => undefined;
  const { offline = '', unreachable = '' } = line.dataset;
  const update = () => {
    const { saved } = document.documentElement.dataset;
    const text = navigator.onLine ? (saved ? unreachable : '') : offline;
    // Computed only when shown, because loading the browser's calendar data takes time.
    line.textContent = text && fill(text, { time: formatMoment(saved ? Date.parse(saved) : performance.timeOrigin) });
  };
  addEventListener('online', update);
  addEventListener('offline', update);
  update();
  return update;
}

/** "21 November at 12:40", in London time. */
function formatMoment(moment: number): string {
  const [date = '', time = ''] = londonTime(moment).split('T');
  const day = new Date(date).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return `${day} at ${time}`;
}

/**
 * Registers the service worker when the page has been shown and loaded and the browser is idle. Resolves when it has taken over, or is not to be.
 * Not in development, where pages must be fresh. The site works without it; some browsers refuse to register in private windows, and so
 * may the guest (refuse-copies.ts).
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  await untilIdle();
  // Until its last page is left, a worker that is unregistered still keeps what it fetches.
  if (readStored('localStorage', NO_COPIES_KEY) !== null)
    return void import('./refuse-copies.ts').then(({ deleteCopies }) => deleteCopies());
  const { serviceWorker } = navigator;
  const isFirstVisit = !serviceWorker.controller;
  const takesOver = new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve));
  try {
    await serviceWorker.register(trustedScriptUrl('/sw.js'), { updateViaCache: 'none' });
    if (isFirstVisit) await takesOver;
  } catch {
    // The browser refuses.
  }
  // The page of a first visit was fetched before a worker could cache it.
  if (isFirstVisit && !isSavingData()) navigator.serviceWorker.controller?.postMessage(location.pathname);
}
