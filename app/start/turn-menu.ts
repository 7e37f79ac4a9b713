import { FINDER_PARAMETER } from '../paths.ts';

/** On the root element while dishes are found by what a guest can eat, in place of the menu's pages. */
export const FINDING = 'data-finding';

/**
 * Turns the menu to the page that the address asks for, before React is there, so that a link to
 * `?branch=wimbledon&page=4` never shows another page first. The rules are those of
 * components/menu/menu-choice.ts; React sets the same a moment later.
 */
export function turnMenu(): void {
  const pages = [...document.querySelectorAll<HTMLElement>('[data-menu]')];
  const query = new URLSearchParams(location.search);
  if (pages.length === 0 || query.size === 0) return;
  // A link to chosen dishes: the whole menu is not shown first. The styles of pages/menu.module.css do it.
  document.documentElement.toggleAttribute(FINDING, query.has(FINDER_PARAMETER));
  const shown = pages.find((page) => !page.hidden)?.dataset['menu'] ?? '';
  // The key of a branch may hold hyphens too.
  const defaultBranch = shown.slice(0, shown.lastIndexOf('-'));
  const has = (branch: string, page: string) => pages.some(({ dataset }) => dataset['menu'] === `${branch}-${page}`);
  const branch = has(query.get('branch') ?? '', '1') ? (query.get('branch') ?? '') : defaultBranch;
  const number = has(branch, query.get('page') ?? '') ? (query.get('page') ?? '1') : '1';
  for (const page of pages) page.hidden = page.dataset['menu'] !== `${branch}-${number}`;
  for (const button of document.querySelectorAll('[data-menu-branch]'))
    button.setAttribute('aria-pressed', String(button.getAttribute('data-menu-branch') === branch));
  for (const button of document.querySelectorAll('[data-menu-page]')) {
    if (button.getAttribute('data-menu-page') === number) button.setAttribute('aria-current', 'page');
    else button.removeAttribute('aria-current');
  }
}
