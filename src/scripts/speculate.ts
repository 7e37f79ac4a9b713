import { paths } from '../paths.ts';
import { isSavingData } from '../ui/saving-data.ts';
import { INTENT_EVENTS, untilIdle } from './when-shown.ts';

/** On the root element, with the page's path, when the next pages may be rendered (pages/speculation-rules.json.ts). */
export const SPECULATES_ATTRIBUTE = 'data-speculates';

/** Where most guests go on. */
export const likelyNext = [paths.menu, paths.selectStore, paths.bookReservation];

/**
 * Allows the browser to render the next pages once this one is complete, and the service worker has started: one that starts later would
 * discard them. Where there are no speculation rules, the worker fetches the likely ones, and others when a guest points at their link,
 * touches it or focuses it.
 */
export async function startSpeculation(worker: Promise<void>): Promise<void> {
  const hasRules = HTMLScriptElement.supports?.('speculationrules');
  if (!hasRules) reloadIfOutdated();
  await Promise.all([worker, untilIdle()]);
  if (isSavingData()) return;
  if (hasRules) document.documentElement.setAttribute(SPECULATES_ATTRIBUTE, location.pathname);
  else fetchAhead();
}

const postToWorker = (message: object) => navigator.serviceWorker?.controller?.postMessage(message);

/** This page may have been fetched ahead: the worker then says if the server has another by now. It says nothing else. */
function reloadIfOutdated(): void {
  navigator.serviceWorker?.addEventListener('message', () => location.reload());
  postToWorker({ shown: location.pathname });
}

function fetchAhead(): void {
  const fetchPage = ({ pathname }: HTMLAnchorElement) => {
    if (pathname !== location.pathname) postToWorker({ ahead: pathname });
  };
  const links = (href: string) => document.querySelectorAll<HTMLAnchorElement>(`a[href="${href}"]`);
  for (const path of likelyNext) links(path).forEach(fetchPage);
  const onIntent = ({ target }: Event) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]:not([target], [download])') : null;
    if (link) fetchPage(link);
  };
  for (const type of INTENT_EVENTS) addEventListener(type, onIntent, { passive: true });
}
