import { MENU_PAGE_PARAMETER, paths, readMenuPage } from '../paths.ts';
import { isPlainClick } from '../ui/is-plain-click.ts';
import { SEARCHED_ATTRIBUTE } from './inline-scripts.ts';

/** Scroll position after a paging button, in CSS pixels from the top (MENU-6). */
const MENU_SCROLL_TOP = 600;

const CAN_BE_FOUND = 'onbeforematch' in HTMLElement.prototype;

/** On the root element after a paging button: the first category is then below the header at this position (menu.module.css). */
const TURNED = 'data-turned';

/** On a category of a page that has just been shown and is still to be laid out (menu-pages.module.css). */
const LATER = 'data-later';

const pages = () => [...document.querySelectorAll<HTMLElement>('[data-menu]')];
const isOnMenu = (target: Element | null) => target?.closest('[data-menu]') != null;
const addressOf = (number: number) =>
  number === 1 ? location.pathname : `${location.pathname}?${MENU_PAGE_PARAMETER}=${number}`;

/**
 * Shows one page at a time of a menu whose pages are all in the HTML. The address has its number, so that reload, links, back and
 * forward show it too. A paging button also scrolls and moves the focus; a link to a category or a dish leads there; find-in-page
 * turns to the page with the match.
 */
export function startMenuPaging(): void {
  restore();
  const target = findTarget(location.hash);
  if (target && isOnMenu(target)) goTo(target);
  addEventListener('popstate', restore);
  for (const [index, page] of pages().entries())
    page.addEventListener('beforematch', () => {
      // A fragment that somebody has typed is in the address already.
      if (numberOf(location) === index + 1) show(index + 1);
      else visit(addressOf(index + 1));
    });
  addEventListener('click', (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-menu-page], a') : null;
    if (pressed instanceof HTMLAnchorElement) follow(pressed, event);
    else if (pressed) turnTo(Number(pressed.dataset['menuPage']));
  });
}

/** The page of an address: the one with the target of its fragment, else the one that the query names. */
function numberOf({ hash, search }: Pick<URL, 'hash' | 'search'>): number {
  const target = findTarget(hash);
  const found = pages().findIndex((page) => page.contains(target));
  return found >= 0 ? found + 1 : readMenuPage(new URLSearchParams(search), pages().length);
}

function show(number: number): HTMLElement | undefined {
  const page = pages()[number - 1];
  for (const each of pages()) {
    if (each === page) each.hidden = false;
    // Find-in-page searches such pages too.
    else each.setAttribute('hidden', CAN_BE_FOUND ? 'until-found' : '');
  }
  for (const part of document.querySelectorAll<HTMLElement>('[data-menu-part]'))
    part.hidden = !part.dataset['menuPart']?.split(' ').includes(String(number));
  markShownPage();
  return page;
}

/** Marks the button of the shown page; none while a search shows what it finds on all. */
export function markShownPage(): void {
  const isSearched = document.documentElement.hasAttribute(SEARCHED_ATTRIBUTE);
  const shown = isSearched ? 0 : pages().findIndex(({ hidden }) => !hidden) + 1;
  for (const button of document.querySelectorAll<HTMLElement>('[data-menu-page]')) {
    if (button.dataset['menuPage'] === String(shown)) button.setAttribute('aria-current', 'page');
    else button.removeAttribute('aria-current');
  }
}

/** Shows the page of an address that the guest has chosen on this page, as a new entry in the history. */
function visit(address: string): HTMLElement | undefined {
  const isSame = address === location.pathname + location.search + location.hash;
  history[isSame ? 'replaceState' : 'pushState'](null, '', address);
  const page = show(numberOf(location));
  announce(page?.dataset['name']);
  return page;
}

/** Shows the page of the address, without a word: the guest comes back to it. */
function restore(): void {
  const target = findTarget(location.hash);
  const wasHidden = target?.closest('[data-menu][hidden]');
  show(numberOf(location));
  announce('');
  if (wasHidden) target?.scrollIntoView({ behavior: 'instant' });
}

function announce(text = ''): void {
  const status = document.querySelector('[data-menu-status]');
  if (status) status.textContent = text;
}

/** Follows a link to a part of this menu. */
function follow({ pathname, search, hash }: HTMLAnchorElement, event: MouseEvent): void {
  const target = findTarget(hash);
  // The ids name the branch, which may have two addresses.
  const isHere = pathname.startsWith(paths.menu) && isOnMenu(target);
  if (!target || !isHere || !isPlainClick(event)) return;
  event.preventDefault();
  visit(location.pathname + search + hash);
  goTo(target);
}

function turnTo(number: number): void {
  const next = pages()[number - 1];
  if (next?.hidden) layOutInSteps(next);
  document.documentElement.toggleAttribute(TURNED, true);
  const page = visit(addressOf(number));
  // While a search shows all pages, one below the other.
  if (document.documentElement.hasAttribute(SEARCHED_ATTRIBUTE)) page?.scrollIntoView();
  else scrollTo({ top: MENU_SCROLL_TOP });
  // The pressed button may now be out of view, and keyboard navigation continues from the focus.
  page?.focus({ preventScroll: true });
}

function findTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Malformed escapes, as `%` alone.
    return null;
  }
}

/** As the browser does for links, which it cannot follow while the target is hidden; a dish opens, and the focus goes along for screen readers. */
function goTo(target: HTMLElement): void {
  if (target.matches('[data-facts]')) target.querySelector('details')?.toggleAttribute('open', true);
  target.scrollIntoView({ behavior: 'instant' });
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Lays out a page a category a frame, from above: a layout of all at once would hold back the first paint and every tap. */
function layOutInSteps(page: HTMLElement): void {
  const categories = [...page.querySelectorAll('section')].slice(1);
  for (const category of categories) category.toggleAttribute(LATER, true);
  const next = () => {
    categories.shift()?.removeAttribute(LATER);
    if (categories.length > 0) requestAnimationFrame(next);
  };
  requestAnimationFrame(() => requestAnimationFrame(next));
}
