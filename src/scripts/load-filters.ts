import { readFilterParameters } from '../paths.ts';
import type { FilterData } from '../data/branch-data-json.ts';
import { BRANCH_KEY, FILTERS_KEY, hasStored, PARTY_KEY, store } from '../stores/keys.ts';
import { readData, showPartMissing } from './page.ts';
import { PRESSED_ATTRIBUTE, WAITING_ATTRIBUTE } from './inline-scripts.ts';
import { INTENT_EVENTS, whenShown } from './when-shown.ts';

/**
 * Loads the filters of a menu, or of a page of allergens, with the guest's first touch; at once if they leave dishes out already.
 * Applies those of the address, of this tab or of the device when the page is opened or shown again, also from the browser's memory,
 * where Back or a prerender has put it, and when a link to filters is opened on it.
 */
export function loadFilters(start: () => Promise<void>): void {
  const root = document.documentElement;
  const untouched = new AbortController();
  let loads = 0;
  const load = async () => {
    untouched.abort();
    loads += 1;
    await start().catch(showPartMissing);
    loads -= 1;
    // Another load has filters to apply.
    if (loads === 0) root.removeAttribute(WAITING_ATTRIBUTE);
  };
  const visit = () => {
    // Not to be removed by the page's `load` (inline-scripts.ts).
    root.setAttribute(WAITING_ATTRIBUTE, 'loading');
    load();
  };
  // What the guest has pressed or typed before this script.
  const field = document.querySelector<HTMLInputElement>('[data-filter-search]');
  if (field?.value || document.querySelector(`[${PRESSED_ATTRIBUTE}]`)) load();
  for (const type of [...INTENT_EVENTS, 'click'])
    addEventListener(type, load, { passive: true, signal: untouched.signal });
  if (root.hasAttribute(WAITING_ATTRIBUTE)) visit();
  const isStored = () => hasStored(FILTERS_KEY, PARTY_KEY);
  // Without stored filters no dish has to be hidden meanwhile; those that were applied may have been cleared in another tab.
  const visitStored = () => (isStored() ? visit() : untouched.signal.aborted && void load());
  window.addEventListener('pageshow', ({ persisted }) => persisted && visitStored());
  document.addEventListener('prerenderingchange', visitStored);
  // Another tab may have changed what the device keeps; a suspended tab hears of it when it is shown.
  window.addEventListener('storage', ({ key }) => (key === PARTY_KEY || key === null) && visitStored());
  document.addEventListener('visibilitychange', () => !document.hidden && visitStored());
  // Whoever has cleared filters is told so.
  whenShown(() => {
    if (!root.hasAttribute(WAITING_ATTRIBUTE) && isStored()) load();
  });
  addEventListener('pagehide', () => store(BRANCH_KEY, String(readData<FilterData>('filter-data').branch.id)));
  addEventListener('hashchange', () => {
    if (readFilterParameters(location.hash)) visit();
  });
}
