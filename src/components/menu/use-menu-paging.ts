import { menus, ui } from '#content';
import { useCallback, useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { fill } from '../../../model/fill.ts';
import type { BranchSummary } from '../../../model/types.ts';
import { menuPath } from '../../paths.ts';
import { markPagingButton } from '../../start/turn-menu.ts';
import { scrollToTarget } from '../../ui/scroll-to-target.ts';
import { useIsPopNavigation } from '../pop-navigation.ts';
import { menuPageId } from './menu-pages.tsx';

/** Scroll position after a paging button, in CSS pixels from the top (MENU-6). */
const MENU_SCROLL_TOP = 600;

/** Why the menu page changed: a paging button, find-in-page, or a link to a category. The first two are states of the history entry. */
type PageChangeReason = 'turn' | 'found' | 'link';

/**
 * Shows another page of the menu: changes the URL and announces the page to screen readers. After a paging button it also
 * scrolls smoothly and moves focus. A link to a category may turn the page too; then its category is scrolled to.
 */
export function useMenuPaging(branch: BranchSummary, page: number) {
  const navigate = useNavigate();
  // Only `show` writes this state.
  const { state, key, hash } = useLocation() as { state: PageChangeReason | null; key: string; hash: string };
  // On back and forward, the state is that of an earlier visit.
  const reason = useIsPopNavigation() ? null : (state ?? (hash === '' ? null : 'link'));

  const show = useCallback(
    (number: number, newReason: PageChangeReason) => {
      const to = menuPath(branch, number);
      // As with links, navigation to the current URL adds no history entry.
      void navigate(to, { state: newReason, replace: to === location.pathname + location.search });
    },
    [branch, navigate],
  );

  // The paging buttons are not hydrated on the first page (ui/skip-hydration.tsx).
  useLayoutEffect(() => markPagingButton(page), [page]);
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-menu-page]') : null;
      if (button) show(Number(button.dataset['menuPage']), 'turn');
    };
    addEventListener('click', onClick);
    return () => removeEventListener('click', onClick);
  }, [show]);

  useEffect(() => {
    if (reason === 'link')
      scrollToTarget((target) => {
        target.tabIndex = -1;
        target.focus({ preventScroll: true });
      });
    if (reason !== 'turn') return;
    const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: MENU_SCROLL_TOP, behavior: isMotionReduced ? 'instant' : 'smooth' });
    // The pressed button may now be out of view, and keyboard navigation continues from the focus.
    document
      .querySelector<HTMLElement>(`[data-menu="${menuPageId(branch.key, page)}"]`)
      ?.focus({ preventScroll: true });
    // `key` is a dependency because a button can be pressed again for the same page.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [branch, page, reason, key]);

  const menu = menus[branch.key];
  const message = reason && menu && fill(ui.menu.pageChanged, { branch: menu.name, n: page, total: menu.pages.length });
  return { show, message, reason };
}
