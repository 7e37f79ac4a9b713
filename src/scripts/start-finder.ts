/** Starts the island of the finder when something outside it opens the finder: the address, or the button of the bar at the foot. */
import { readFinder } from '../paths.ts';
import { FINDING_ATTRIBUTE, opensFinder } from './finding.ts';

const opener = document.querySelector<HTMLElement>('[data-opens-finder]');
const island = opener?.closest('astro-island');
/** One of the events for which ready.ts waits. */
const start = () => island?.dispatchEvent(new Event('focusin'));

addEventListener('click', ({ target }) => {
  if (!(target instanceof Element && target.closest('[data-finds]'))) return;
  opener?.focus();
  opener?.click();
});
addEventListener('popstate', () => {
  if (!readFinder(location)) return;
  document.documentElement.toggleAttribute(FINDING_ATTRIBUTE, true);
  start();
});
// Without the finder the menu is all there is.
island?.addEventListener('astro:hydration-error', () => document.documentElement.removeAttribute(FINDING_ATTRIBUTE));
if (opensFinder()) start();
