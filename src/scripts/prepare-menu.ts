/**
 * Runs in the HTML of a menu, before its pages: layouts/menu.astro writes it inline, so it must not use anything outside itself.
 * Before the first paint it
 *
 * - marks the page if filters leave dishes out, so that dishes are not shown before menu-filters.ts has applied them;
 * - shows the page of the menu that the address names. Its pages follow in the HTML and may be painted before they are all there,
 *   so that each is shown or hidden as the parser adds it. menu-paging.ts then takes over.
 */
/** On the root element while filters leave dishes out (components/menu/filters.module.css). */
export const FILTERED_ATTRIBUTE = 'data-filtered';
/** On the root element until the filters of the address or of this tab are applied. No dish is shown before. */
export const WAITING_ATTRIBUTE = 'data-awaits-filters';

export interface PrepareMenuOptions {
  pageParameter: string;
  searchParameter: string;
  /** Of sessionStorage and localStorage. */
  filtersKey: string;
  savedKey: string;
  filteredAttribute: string;
  waitingAttribute: string;
}

export function prepareMenu(names: PrepareMenuOptions): void {
  const root = document.documentElement;
  const query = new URLSearchParams(location.search);
  let stored: string | null = null;
  try {
    stored =
      sessionStorage.getItem(names.filtersKey) ?? (location.hash === '' ? localStorage.getItem(names.savedKey) : null);
  } catch {
    // Storage is blocked.
  }
  if (
    stored ||
    query.has(names.searchParameter) ||
    new URLSearchParams(location.hash.slice(1)).has(names.searchParameter)
  ) {
    root.toggleAttribute(names.filteredAttribute, true);
    root.toggleAttribute(names.waitingAttribute, true);
    // If the script does not come that loads the filters, the guest sees all dishes.
    addEventListener('load', () => {
      if (root.getAttribute(names.waitingAttribute) === '') root.removeAttribute(names.waitingAttribute);
    });
  }
  // As readMenuPage reads it: "02" is page 2.
  const number = String(Number(query.get(names.pageParameter)));
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-menu-page]')];
  const button = buttons.find((each) => each.dataset['menuPage'] === number);
  const pages = document.currentScript?.parentElement;
  if (!button || !pages || button === buttons[0]) return;
  buttons[0]?.removeAttribute('aria-current');
  button.setAttribute('aria-current', 'page');
  for (const part of document.querySelectorAll<HTMLElement>('[data-menu-part]'))
    part.hidden = !part.dataset['menuPart']?.includes(number);
  const observer = new MutationObserver(() => {
    for (const [index, page] of [...pages.querySelectorAll<HTMLElement>('[data-menu]')].entries())
      page.hidden = String(index + 1) !== number;
  });
  observer.observe(pages, { childList: true });
  document.addEventListener('DOMContentLoaded', () => observer.disconnect(), { once: true });
}
