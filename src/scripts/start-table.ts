/** Starts the island of Our table by itself if it has more to show than the HTML: a list, or choices that the device keeps. */
import { SAVED_KEY } from '../stores/keys.ts';
import { AWAITS_LIST_ATTRIBUTE } from './table-early.ts';

const root = document.documentElement;
const island = document.querySelector('[data-our-table] astro-island');

function hasSavedChoices(): boolean {
  try {
    return localStorage.getItem(SAVED_KEY) !== null;
  } catch {
    // Storage is blocked.
    return false;
  }
}

island?.addEventListener('astro:hydration-error', () => root.removeAttribute(AWAITS_LIST_ATTRIBUTE));
/** One of the events for which ready.ts waits. */
const start = () => island?.dispatchEvent(new Event('focusin'));
// An address with a list that is opened while this page is shown.
addEventListener('hashchange', start);
if (root.hasAttribute(AWAITS_LIST_ATTRIBUTE) || hasSavedChoices()) start();
