import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../paths.ts';

/** The id of the small-screen menu (site-header.tsx). */
export const SMALL_MENU = 'small-screen-menu';

/** Marks the links of the header, in both menus. */
export const NAVIGATION_LINK = 'data-navigation';

/** Whether a link of the header leads to the section that is shown. "/home" is the home page under its second address. */
export function isCurrent(to: string, pathname: string): boolean {
  if (to === paths.home) return pathname === paths.home || pathname === paths.homeAlias;
  return `${pathname}/`.startsWith(`${to}/`);
}

/**
 * All that changes in the header: the link of the page that is shown is marked, and the small-screen menu closes when a link
 * is tapped. The header itself stays as its HTML is, so that no page needs the code that makes it.
 */
export function HeaderState() {
  const { pathname, key } = useLocation();
  useLayoutEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`[${NAVIGATION_LINK}]`)) {
      if (isCurrent(link.pathname, pathname)) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
  }, [pathname]);

  // Every tap on a link makes a new location, the link to the same page too. Not when React has come: a guest may have
  // opened the menu before.
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current !== key) document.getElementById(SMALL_MENU)?.hidePopover?.();
    shown.current = key;
  }, [key]);
  return null;
}
