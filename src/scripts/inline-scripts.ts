/**
 * Functions that the layouts write into the HTML (layouts/inline-script.ts), where they run while it is parsed. None may use anything
 * outside itself, so what other scripts know too comes as a value.
 */

import { SEARCH_PARAMETER } from '../paths.ts';
import { FILTERS_KEY, NEEDS_PATTERN, OFF_PARAMETER, PARTY_KEY } from '../stores/keys.ts';

interface HeadScriptData {
  /** Hosts of single branches that show no booking button. */
  hostsWithoutBooking: readonly string[];
  /** Branch keys with the addresses of their menus; only on `/menu`. */
  menus?: readonly (readonly [string, string])[];
}

/**
 * The only script before the page's own HTML. It runs before the first paint.
 *
 * - Marks the page where a branch's own host serves it without booking; base.css then hides the booking button (NAV-5). The HTML
 *   is the same on every host.
 * - Leads on old addresses such as `/menu?branch=harbour` on hosts that cannot; our own server does (ROUTE-8).
 * - Defines <dated-part from until>, which is shown from one moment until before another, both in milliseconds since 1970. The HTML has
 *   each as it was when the site was built; it is shown or hidden while the page is parsed, without layout shift.
 *   opening-line.ts calls connectedCallback again once a minute.
 */
export function runHeadScript({ hostsWithoutBooking, menus }: HeadScriptData): void {
  if (hostsWithoutBooking.includes(location.hostname)) document.documentElement.dataset['noBooking'] = '';
  const query = new URLSearchParams(location.search);
  const branch = query
    .get('branch')
    ?.toLowerCase()
    .replaceAll(/[^\w-]/g, '');
  const menu = new Map(menus).get(branch ?? '');
  if (menu) {
    query.delete('branch');
    location.replace(menu + (query.size > 0 ? `?${query}` : '') + location.hash);
  }
  customElements.define(
    'dated-part',
    class extends HTMLElement {
      connectedCallback(): void {
        const now = Date.now();
        const isCurrent = Number(this.getAttribute('from')) <= now && now < Number(this.getAttribute('until'));
        if (this.hidden === isCurrent) this.hidden = !isCurrent;
      }
    },
  );
}

/** Attribute of the button that was pressed last, outside islands or before React ran in its island. */
export const PRESSED_ATTRIBUTE = 'data-pressed';

/** Attribute of an island in which React runs (ready/hydrate.ts). */
export const HYDRATED_ATTRIBUTE = 'data-hydrated';

/**
 * Runs before the first island.
 *
 * - Keeps the last press of a button for the script of the page. A press in an island without React starts the island, whose event
 *   this is (ready.ts), and is repeated by hydrate.ts. Enter in a field presses the form's button, so submissions are kept too.
 * - Shows the line for a missing part, once, when a script of the page does not load.
 */
export function watchPage(attribute: string, hydratedAttribute: string): void {
  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button:not([popovertarget])') : null;
      const island = button?.closest('astro-island');
      if (!button || island?.hasAttribute(hydratedAttribute)) return;
      // The last press counts: a guest who presses again wants one answer.
      document.querySelector(`[${attribute}]`)?.removeAttribute(attribute);
      button.setAttribute(attribute, '');
      if (!island) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      island.dispatchEvent(new Event('focusin'));
    },
    true,
  );
  addEventListener(
    'error',
    ({ target }) => {
      const line = document.querySelector<HTMLTemplateElement>('#part-missing');
      if (target instanceof HTMLScriptElement) line?.replaceWith(line.content);
    },
    true,
  );
}

/** On the root element while filters leave dishes out (components/menu/filters.module.css). */
export const FILTERED_ATTRIBUTE = 'data-filtered';
/** On the root element until the filters of the address or of this tab are applied. No dish is shown before. */
export const WAITING_ATTRIBUTE = 'data-awaits-filters';

/** On the root element while Undo brings back filters: 'cleared' if nothing is left out since, or 'replaced'. */
export const UNDO_ATTRIBUTE = 'data-undo';

/** On the root element while a search shows all pages of a menu. */
export const SEARCHED_ATTRIBUTE = 'data-searched';

/** What prepareFilters is given. */
export const filterNames = {
  SEARCH_PARAMETER,
  OFF_PARAMETER,
  NEEDS_PATTERN,
  PARTY_KEY,
  FILTERS_KEY,
  FILTERED_ATTRIBUTE,
  WAITING_ATTRIBUTE,
  UNDO_ATTRIBUTE,
};

/**
 * Marks the page if filters leave dishes out, so that no dish is painted before menu-filters.ts has applied them, or if they were
 * cleared, which the page then says. Writes the date on what is printed.
 */
export function prepareFilters(names: typeof filterNames): void {
  addEventListener('beforeprint', () => {
    const date = document.querySelector('[data-printed]');
    if (date) date.textContent = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });
  });
  const root = document.documentElement;
  // A messenger may have encoded the fragment.
  let isFiltered = new RegExp(`[&#]${names.SEARCH_PARAMETER}(=|%3D)`, 'i').test(location.hash);
  try {
    const needs = new RegExp(names.NEEDS_PATTERN);
    const hasNeeds = [sessionStorage, localStorage].some((place) => needs.test(place.getItem(names.PARTY_KEY) ?? ''));
    const tab = new URLSearchParams(sessionStorage.getItem(names.FILTERS_KEY) ?? '');
    const isOff = hasNeeds && tab.has(names.OFF_PARAMETER);
    isFiltered ||= Boolean(tab.get(names.SEARCH_PARAMETER)) || (hasNeeds && !isOff);
    if (isOff) root.setAttribute(names.UNDO_ATTRIBUTE, 'cleared');
  } catch {
    // Storage is blocked.
  }
  if (!isFiltered) return;
  root.toggleAttribute(names.FILTERED_ATTRIBUTE, true);
  root.toggleAttribute(names.WAITING_ATTRIBUTE, true);
  // If the script does not come that loads the filters, the guest sees all dishes.
  addEventListener('load', () => {
    if (root.getAttribute(names.WAITING_ATTRIBUTE) === '') root.removeAttribute(names.WAITING_ATTRIBUTE);
  });
}

/**
 * Shows the page of the menu that the address names. Its pages follow in the HTML and may be painted before they are all there, so that
 * each is shown or hidden as the parser adds it. menu-paging.ts then takes over.
 */
export function prepareMenu(pageParameter: string): void {
  // As readMenuPage reads it: "02" is page 2.
  const number = String(Number(new URLSearchParams(location.search).get(pageParameter)));
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-menu-page]')];
  const button = buttons.find((each) => each.dataset['menuPage'] === number);
  const pages = document.currentScript?.parentElement;
  if (!button || !pages || button === buttons[0]) return;
  buttons[0]?.removeAttribute('aria-current');
  button.setAttribute('aria-current', 'page');
  for (const part of document.querySelectorAll<HTMLElement>('[data-menu-part]'))
    part.hidden = !part.dataset['menuPart']?.split(' ').includes(number);
  const observer = new MutationObserver(() => {
    for (const [index, page] of [...pages.querySelectorAll<HTMLElement>('[data-menu]')].entries())
      page.hidden = String(index + 1) !== number;
  });
  observer.observe(pages, { childList: true });
  document.addEventListener('DOMContentLoaded', () => observer.disconnect(), { once: true });
}

/** Attribute of the root element while the page of a list waits for the island that shows it. */
export const AWAITS_LIST_ATTRIBUTE = 'data-awaits-list';

/**
 * The HTML of Our table shows an empty list of nobody at the first branch. Where there is a list, or somebody's needs, in this browser or in
 * the address, or another branch was used last, it is hidden before the first paint, until the island shows the list.
 */
export function prepareTable(names: { attribute: string; partyKey: string; branchKey: string; branch: string }): void {
  let hasList = location.hash.length > 1;
  try {
    hasList ||= Boolean(sessionStorage.getItem(names.partyKey) ?? localStorage.getItem(names.partyKey));
    hasList ||= (sessionStorage.getItem(names.branchKey) ?? names.branch) !== names.branch;
  } catch {
    // Storage is blocked.
  }
  document.documentElement.toggleAttribute(names.attribute, hasList);
}

/**
 * Leads on from an address that does not exist where it can be read otherwise.
 *
 * - Messengers that encode the # of an address send its fragment to the server, as part of a page's name.
 * - Static hosts tell "/Menu" from "/menu"; our own server leads on (server/serve-build.ts).
 */
export function decodeFragment(pages: readonly string[]): void {
  const plain = location.pathname.toLowerCase().replace(/(?:%20)+$/, '');
  const [path, fragment] = location.pathname.split(/%23(.*)/);
  // With the origin: a path that begins with // would be another host.
  if (path && fragment) location.replace(`${location.origin}${path}#${fragment}`);
  // A host may answer a page that exists with this one.
  else if (plain !== location.pathname && pages.includes(plain))
    location.replace(plain + location.search + location.hash);
}
