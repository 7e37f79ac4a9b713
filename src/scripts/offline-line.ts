import { fill } from '../../model/fill.ts';
import { londonTime } from '../../model/opening/london.ts';

/**
 * Shows layouts/page.astro while the browser is offline, or on a page from the cache because the site did not respond, with
 * the time at which the page was fetched. The service worker writes that into cached pages (offline/cached-response.ts).
 */
export function startOfflineLine(): void {
  const line = document.querySelector<HTMLElement>('[data-unreachable]');
  const saved = document.documentElement.dataset['saved'];
  if (!line) return;
  const { offline = '', unreachable = '' } = line.dataset;
  const update = () => {
    const text = navigator.onLine ? (saved ? unreachable : '') : offline;
    // Computed only when shown, because loading the browser's calendar data takes time.
    line.textContent = text && fill(text, { time: formatMoment(saved ? Date.parse(saved) : performance.timeOrigin) });
  };
  addEventListener('online', update);
  addEventListener('offline', update);
  update();
}

/** "21 November at 12:40", in London time. */
function formatMoment(moment: number): string {
  const [date = '', time = ''] = londonTime(moment).split('T');
  const day = new Date(date).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return `${day} at ${time}`;
}
