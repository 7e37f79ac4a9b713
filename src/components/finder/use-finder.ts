import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { finderPath, MENU_PAGE_PARAMETER, type MenuBranch, menuPath, readFinder } from '../../paths.ts';
import { FINDING_ATTRIBUTE } from '../../start/turn-menu.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useIsPopNavigation } from '../pop-navigation.ts';
import { readSavedQuery } from './saved-filters.ts';

/**
 * Whether the menu page shows the finder instead of the menu's pages, and the functions that open, close and fill it. The URL
 * holds the state, so that reload, back, forward and shared links keep it. Saved filters are applied when the menu opens.
 */
export function useFinder(branch: MenuBranch) {
  const { search, hash } = useLocation();
  const chosen = readFinder({ search, hash });
  const navigate = useNavigate();
  const isPopNavigation = useIsPopNavigation();
  const isHydrated = useHydrated();
  const isOpen = isHydrated && chosen !== null;

  // Before paint, because styles depend on the attribute. app/start/turn-menu.ts sets it on the first page.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute(FINDING_ATTRIBUTE, isOpen);
    return () => document.documentElement.removeAttribute(FINDING_ATTRIBUTE);
  }, [isOpen]);

  // The button of the bar at the foot (menu-tools.tsx) presses the one above the menu, which then has focus.
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element && target.closest('[data-finds]'))) return;
      const opener = document.querySelector<HTMLElement>('[data-opens-finder]');
      opener?.focus();
      opener?.click();
    };
    addEventListener('click', onClick);
    return () => removeEventListener('click', onClick);
  }, []);

  const choose = (parameters: URLSearchParams | string) => {
    // The finder writes its choices late. By then the guest may have closed it, or followed a link, which is not rendered yet.
    const isLate = isOpen && readFinder(location) === null;
    if (!isLate) void navigate(finderPath(branch, parameters), { replace: isOpen });
  };

  useEffect(() => {
    const saved = readSavedQuery();
    // A URL that names the finder, a menu page or a category takes precedence.
    const hasTarget = chosen !== null || new URLSearchParams(search).has(MENU_PAGE_PARAMETER) || hash !== '';
    // A guest who closed the finder and comes back to the menu finds the whole menu again.
    const isReturning = isHydrated ? isPopNavigation : isHistoryLoad();
    if (saved !== null && !hasTarget && !isReturning) void navigate(finderPath(branch, saved), { replace: true });
    // Only on mount: a guest who then closes the finder keeps the whole menu.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // An earlier address: its choices move from the query, which servers see, into the fragment.
  const isInQuery = isOpen && readFinder({ search, hash: '' }) !== null;
  useEffect(() => {
    if (isInQuery) choose(String(readFinder(location) ?? ''));
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isInQuery]);

  return {
    isOpen,
    /** The finder's parameters in the URL, if it is open. */
    parameters: isOpen ? chosen : null,
    choose,
    toggle: () => {
      if (isOpen) void navigate(menuPath(branch));
      // An early tap, replayed before the finder of the address has opened, must not replace its filters. The address itself is
      // read, because the tap before it may have changed it since the last render.
      else if (readFinder(location) === null) choose(readSavedQuery() ?? '');
    },
  };
}

/** Whether the browser loaded the document because of back or forward. */
function isHistoryLoad(): boolean {
  // Entries of this kind have this type.
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward';
}
