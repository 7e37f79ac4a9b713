import { readFinder, readMenuPage } from '../paths.ts';

/** Attribute of the root element while the dish finder is shown instead of the menu's pages. */
export const FINDING_ATTRIBUTE = 'data-finding';

/**
 * Shows the menu page that the address names before React has hydrated, so that a link to `?page=4` never shows another page
 * first. React sets the same state later.
 */
export function turnMenu(): void {
  // A link to the finder does not show the whole menu first: pages/menu.module.css hides it.
  document.documentElement.toggleAttribute(FINDING_ATTRIBUTE, readFinder(location) !== null);
  const query = new URLSearchParams(location.search);
  if (query.size === 0) return;
  const pages = [...document.querySelectorAll<HTMLElement>('[data-menu]')];
  const shown = readMenuPage(query, pages.length);
  for (const [index, page] of pages.entries()) page.hidden = index + 1 !== shown;
  markPagingButton(shown);
}

/** Marks the paging buttons of the page that is shown, counted from 1 (app/components/menu/menu-pager.tsx). */
export function markPagingButton(shown: number): void {
  for (const button of document.querySelectorAll('[data-menu-page]')) {
    if (button.getAttribute('data-menu-page') === String(shown)) button.setAttribute('aria-current', 'page');
    else button.removeAttribute('aria-current');
  }
}
