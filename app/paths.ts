/**
 * Every address inside the site. Links are made from here and nowhere else,
 * and a test runs each of them through the real routes.
 */
export const paths = {
  home: '/',
  homeAlias: '/home',
  about: '/about-us',
  menu: '/menu',
  blog: '/blog',
  story: (slug: string) => `/blog/${slug}`,
  selectStore: '/select-store',
  bookReservation: '/book-reservation',
  privacy: '/privacy-policy',
  terms: '/terms-and-conditions',
  accessibility: '/accessibility',
  faq: '/faq',
  glossary: '/glossary',
  word: (slug: string) => `/glossary#${slug}`,
  feedback: '/feedback',
  underConstruction: '/under-construction',
  goToAppStore: '/gotoappstore',
  offline: '/offline',
  allergens: (branch: string) => `/allergens/${branch}`,
  tableSheet: (branch: string) => `/print/${branch}`,
} as const;

/** What the address of a branch's menu is made from. */
export interface MenuBranch {
  key: string;
  /** The branch whose menu is at /menu. */
  isDefault: boolean;
}

/** In an address of the menu: the page that is shown, counted from 1; the first where it is left out. */
export const MENU_PAGE_PARAMETER = 'page';

/** In an address of the menu: the finder stands open, and this is the text that it searches for. */
export const FINDER_PARAMETER = 'find';

/** The address of one page of a branch's menu. */
export function menuPath({ key, isDefault }: MenuBranch, page = 1): string {
  const path = isDefault ? paths.menu : lastingMenuPath(key);
  return page === 1 ? path : `${path}?${new URLSearchParams({ [MENU_PAGE_PARAMETER]: String(page) })}`;
}

/** The menu of a branch with the finder open, and with the finder's parameters. */
export function finderPath(branch: MenuBranch, parameters: URLSearchParams | string): string {
  const query = new URLSearchParams(parameters);
  if (!query.has(FINDER_PARAMETER)) query.set(FINDER_PARAMETER, '');
  query.delete(MENU_PAGE_PARAMETER);
  return `${menuPath(branch)}?${query}`;
}

/** The address of a branch's menu for print: it stays right whichever branch comes first on the site later. */
export function lastingMenuPath(branch: string): string {
  return `${paths.menu}/${branch}`;
}

/**
 * Reads the page of a menu from an address such as `?page=4`; a menu of `pages` pages.
 * A page that the menu does not have gives its page 1.
 */
export function readMenuPage(query: URLSearchParams, pages: number): number {
  const page = Number(query.get(MENU_PAGE_PARAMETER) ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= pages ? page : 1;
}

/** A telephone number as a `tel:` address in international form: "020 7946 0123" gives "tel:+442079460123". */
export function telephonePath(number: string): string {
  return `tel:+44${number.replaceAll(/\D/g, '').replace(/^0/, '')}`;
}
