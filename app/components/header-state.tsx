import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../paths.ts';

/** The id of the small-screen menu (site-header.tsx). */
export const SMALL_MENU = 'small-screen-menu';

/** Attribute of the header links, in both menus. */
export const NAVIGATION_LINK = 'data-navigation';

/** Whether a header link leads to the current section. "/home" is an alias of the home page. */
export function isCurrent(to: string, pathname: string): boolean {
  if (to === paths.home) return pathname === paths.home || pathname === paths.homeAlias;
  return `${pathname}/`.startsWith(`${to}/`);
}

/**
 * Updates the header through the DOM: marks the current link, and closes the small-screen menu when a link is tapped. The
 * header itself is not hydrated, so that no page needs its code.
 */
export function HeaderState() {
  const { pathname, key } = useLocation();
  useLayoutEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`[${NAVIGATION_LINK}]`)) {
      if (isCurrent(link.pathname, pathname)) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
  }, [pathname]);

  // Every navigation has a new key, even to the same page. Hydration must not close the menu: the guest may have opened it.
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current !== key) document.getElementById(SMALL_MENU)?.hidePopover?.();
    lastKey.current = key;
  }, [key]);
  return null;
}
