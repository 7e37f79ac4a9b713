import { FINDER_PARAMETER, readMenuPage } from '../paths.ts';

/** On the root element while dishes are found by what a guest can eat, in place of the menu's pages. */
export const FINDING = 'data-finding';

/**
 * Turns the menu to the page that the address asks for, before React is there, so that a link to `?page=4` never shows
 * another page first. React sets the same a moment later.
 */
export function turnMenu(): void {
  const query = new URLSearchParams(location.search);
  if (query.size === 0) return;
  // A link to chosen dishes: the whole menu is not shown first. The styles of pages/menu.module.css do it.
  document.documentElement.toggleAttribute(FINDING, query.has(FINDER_PARAMETER));
  const pages = [...document.querySelectorAll<HTMLElement>('[data-menu]')];
  const shown = readMenuPage(query, pages.length);
  for (const [index, page] of pages.entries()) page.hidden = index + 1 !== shown;
  for (const button of document.querySelectorAll('[data-menu-page]')) {
    if (button.getAttribute('data-menu-page') === String(shown)) button.setAttribute('aria-current', 'page');
    else button.removeAttribute('aria-current');
  }
}
