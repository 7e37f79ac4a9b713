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

/** Whether a location is at an address. While pages are made, the location ends with a slash. */
export function isAt(pathname: string, path: string): boolean {
  return pathname === path || pathname === `${path}/`;
}

/** The address of one page of a branch's menu. The first page of the first branch needs no parameters. */
export function menuPath(branch: string, page: number, defaultBranch: string): string {
  const query = new URLSearchParams();
  if (branch !== defaultBranch) query.set('branch', branch);
  if (page !== 1) query.set('page', String(page));
  return query.size ? `${paths.menu}?${query}` : paths.menu;
}

/** In an address of the menu: the finder stands open, and this is the text that it searches for. */
export const FINDER_PARAMETER = 'find';

/** The menu page with the finder open, at a branch and with the finder's parameters. */
export function finderPath(branch: string, parameters: URLSearchParams | string, defaultBranch: string): string {
  const query = new URLSearchParams(parameters);
  if (!query.has(FINDER_PARAMETER)) query.set(FINDER_PARAMETER, '');
  query.delete('page');
  query.delete('branch');
  if (branch !== defaultBranch) query.set('branch', branch);
  return `${paths.menu}?${query}`;
}

/** The address of a branch's menu for print: it names the branch, and stays right whichever comes first on the site later. */
export function lastingMenuPath(branch: string): string {
  return `${paths.menu}?${new URLSearchParams({ branch })}`;
}

/** A telephone number as a `tel:` address in international form: "020 7946 0123" gives "tel:+442079460123". */
export function telephonePath(number: string): string {
  return `tel:+44${number.replaceAll(/\D/g, '').replace(/^0/, '')}`;
}
