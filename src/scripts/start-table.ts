/** Starts the island of Our table by itself if it shows other things than the HTML: a list, people, or another branch, which was used last or is open. */
import { BRANCH_KEY, hasStored, PARTY_KEY } from '../stores/keys.ts';
import { openBranch } from './open-branch.ts';
import { AWAITS_LIST_ATTRIBUTE } from './inline-scripts.ts';
import { whenShown } from './when-shown.ts';

const island = document.querySelector('[data-our-table] astro-island');
const shownBranch = document.querySelector<HTMLElement>('[data-our-table] [data-empty]')?.dataset['empty'];

/** One of the events for which ready.ts waits. */
const start = () => island?.dispatchEvent(new Event('focusin'));
// An address with a list that is opened while this page is shown.
addEventListener('hashchange', start);
whenShown(() => {
  const isOther = document.documentElement.hasAttribute(AWAITS_LIST_ATTRIBUTE) || openBranch() !== shownBranch;
  if (isOther || hasStored(BRANCH_KEY, PARTY_KEY)) start();
});
