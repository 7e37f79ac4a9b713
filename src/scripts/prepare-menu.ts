/**
 * Both functions run in the HTML, before the dishes: the layouts write them inline, so they must not use anything outside themselves.
 */
/** On the root element while filters leave dishes out (components/menu/filters.module.css). */
export const FILTERED_ATTRIBUTE = 'data-filtered';
/** On the root element until the filters of the address or of this tab are applied. No dish is shown before. */
export const WAITING_ATTRIBUTE = 'data-awaits-filters';

export interface PrepareFiltersOptions {
  searchParameter: string;
  /** Of sessionStorage and localStorage. */
  filtersKey: string;
  savedKey: string;
  filteredAttribute: string;
  waitingAttribute: string;
}

/** On the root element while a search shows all pages of a menu. */
export const SEARCHED_ATTRIBUTE = 'data-searched';

/** Marks the page if filters leave dishes out, so that no dish is painted before menu-filters.ts has applied them. */
export function prepareFilters(names: PrepareFiltersOptions): void {
  const root = document.documentElement;
  let stored: string | null = null;
  try {
    stored =
      sessionStorage.getItem(names.filtersKey) ?? (location.hash === '' ? localStorage.getItem(names.savedKey) : null);
  } catch {
    // Storage is blocked.
  }
  // A messenger may have encoded the fragment.
  if (!stored && !new RegExp(`[?&#]${names.searchParameter}(=|%3D)`, 'i').test(location.search + location.hash)) return;
  root.toggleAttribute(names.filteredAttribute, true);
  root.toggleAttribute(names.waitingAttribute, true);
  // If the script does not come that loads the filters, the guest sees all dishes.
  addEventListener('load', () => {
    if (root.getAttribute(names.waitingAttribute) === '') root.removeAttribute(names.waitingAttribute);
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
