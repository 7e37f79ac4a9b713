import { useEffect, useLayoutEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { finderPath, FINDER_PARAMETER, MENU_PAGE_PARAMETER, type MenuBranch, menuPath } from '../../paths.ts';
import { FINDING } from '../../start/turn-menu.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { remembered } from './remembered.ts';

/**
 * Whether the menu page shows the finder in place of the menu's pages, and the ways in and out. All of it is in the
 * address, so that reload, back, forward and a link that is sent keep it. What the device was asked to keep is asked
 * for again when the menu is opened.
 */
export function useFinder(branch: MenuBranch) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isOpen = useHydrated() && query.has(FINDER_PARAMETER);

  // Before paint: app/start has set the mark for an address that asks for the finder, styles act on it.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute(FINDING, isOpen);
    return () => document.documentElement.removeAttribute(FINDING);
  }, [isOpen]);

  const choose = (parameters: URLSearchParams | string) =>
    void navigate(finderPath(branch, parameters), { replace: isOpen });

  useEffect(() => {
    const kept = remembered();
    // A link to one page of the menu, or to a category, leads there.
    const asksForPlace = query.has(FINDER_PARAMETER) || query.has(MENU_PAGE_PARAMETER) || location.hash !== '';
    if (kept !== null && !asksForPlace) void navigate(finderPath(branch, kept), { replace: true });
    // Once, when the page is opened: a guest who then goes back to the whole menu stays there.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return {
    isOpen,
    choose,
    toggle: () => (isOpen ? void navigate(menuPath(branch)) : choose(remembered() ?? FINDER_PARAMETER)),
  };
}
