import { menuLoaders as loaders, menus, ui } from '#content';
import { startTransition, useDeferredValue, useEffect, useRef, useState } from 'react';
import { cx } from '../../ui/class-names.ts';
import { fill } from '../../../model/fill.ts';
import { hasNoHover } from '../../ui/has-no-hover.ts';
import { type LazyWithPreload, lazyOnDemand } from '../../ui/lazy-with-preload.tsx';
import { SkipHydration } from '../../ui/skip-hydration.tsx';
import type { MenuPagerProps } from './menu-pager.tsx';
import styles from './menu-pages.module.css';

/** One page of a branch's menu. */
interface MenuPageParts {
  /** Value of `data-menu`: "harbour-4". */
  id: string;
  isDrinks: boolean;
  Contents: LazyWithPreload<object>;
}

const loadParts = () => import('./menu-page-contents.tsx');
const Pager = lazyOnDemand<MenuPagerProps>(async () => ({ default: (await loadParts()).MenuPager }));
const Tools = lazyOnDemand<{ branch: string }>(async () => ({ default: (await loadParts()).MenuTools }));

/** The menu pages by branch. The contents of each are a chunk of their own. */
const pagesByBranch: Readonly<Record<string, readonly MenuPageParts[]>> = Object.fromEntries(
  Object.entries(menus).map(([branch, menu]) => [
    branch,
    menu.pages.map(({ isDrinks }, position) => {
      const id = menuPageId(branch, position + 1);
      const name = fill(ui.menu.pageChanged, { branch: menu.name, n: position + 1, total: menu.pages.length });
      const load = async () => {
        const [{ MenuPageContents }, loaded] = await Promise.all([loadParts(), loaders[branch]?.[position]?.()]);
        return {
          default: () =>
            loaded && <MenuPageContents {...{ id, name, branch, number: position + 1, page: loaded.default }} />,
        };
      };
      return { id, isDrinks, Contents: lazyOnDemand(load) };
    }),
  ]),
);

/** Prefetches one page of a branch's menu, counted from 1, and what is around it. */
export function prefetchMenuPage(branch: string, page: number): void {
  Pager.preload();
  Tools.preload();
  pagesByBranch[branch]?.[page - 1]?.Contents.preload();
}

/** The value of `data-menu` on a page, counted from 1: "harbour-4". */
export function menuPageId(branch: string, page: number): string {
  return `${branch}-${page}`;
}

interface MenuPagesProps {
  branch: string;
  /** The page that is shown, counted from 1. */
  shown: number;
  /** Whether a paging button showed the page, which scrolls to its top. Links and find-in-page may scroll elsewhere. */
  isTurnedByPager: boolean;
  /** Whether the menu is rendered in a hidden Activity, before the guest switches to it. */
  isRenderedAhead: boolean;
  /** Called with the number of a hidden page in which find-in-page matches. */
  onFound: (page: number) => void;
}

/**
 * All pages of a branch's menu between their paging buttons; one is visible. All are in the HTML, so that every dish is readable
 * without scripts. Find-in-page also searches the hidden ones and then shows the matching page.
 */
export function MenuPages({ branch, shown, isTurnedByPager, isRenderedAhead, onFound }: MenuPagesProps) {
  return (
    <>
      <SkipHydration>
        <Pager branch={branch} label={ui.menu.pagesTop} page={shown} />
      </SkipHydration>
      {pagesByBranch[branch]?.map((parts, position) => (
        <MenuPage
          key={parts.id}
          parts={parts}
          page={position + 1}
          hidden={position + 1 !== shown}
          isTurnedByPager={isTurnedByPager}
          isRenderedAhead={isRenderedAhead}
          onFound={onFound}
        />
      ))}
      <SkipHydration>
        <Pager branch={branch} label={ui.menu.pagesBottom} page={shown} />
        <Tools branch={branch} />
      </SkipHydration>
    </>
  );
}

interface MenuPageProps {
  parts: MenuPageParts;
  page: number;
  hidden: boolean;
  isTurnedByPager: boolean;
  isRenderedAhead: boolean;
  onFound: (page: number) => void;
}

function MenuPage({ parts, page, hidden, isTurnedByPager, isRenderedAhead, onFound }: MenuPageProps) {
  const section = useRef<HTMLElement>(null);
  const shouldRender = useShouldRender(hidden);
  // Deferred values lag one render behind, so the first paint lays out only the first view.
  const wasHidden = useDeferredValue(hidden);
  // When React shows a hidden Activity, a deferred value starts again from its initial value.
  const [wasMountedAhead] = useState(isRenderedAhead);
  const wasRenderedAhead = useDeferredValue(isRenderedAhead, wasMountedAhead || undefined);
  const isFirstPaint = !hidden && ((isTurnedByPager && wasHidden) || wasRenderedAhead) && hasNoHover();
  // React supports `hidden` only as a boolean; "until-found" lets find-in-page search hidden pages.
  useEffect(() => {
    const element = section.current;
    if (!element || !hidden) return;
    if ('onbeforematch' in element) element.setAttribute('hidden', 'until-found');
    const onMatch = () => onFound(page);
    element.addEventListener('beforematch', onMatch);
    return () => element.removeEventListener('beforematch', onMatch);
  }, [hidden, onFound, page]);

  return (
    <section
      ref={section}
      tabIndex={-1}
      data-menu={parts.id}
      data-drinks-page={parts.isDrinks ? '' : undefined}
      hidden={hidden}
      suppressHydrationWarning
      className={cx(styles['page'], isFirstPaint && styles['firstPaint'])}
      aria-labelledby={`${parts.id}-name`}
    >
      <SkipHydration className={styles['contents']}>{shouldRender && <parts.Contents />}</SkipHydration>
    </section>
  );
}

/**
 * Whether to render a page now: the visible page at once, hidden pages in a transition afterwards. In development all render
 * at once, because there they are hydrated and must match the HTML (ui/skip-hydration.tsx).
 */
function useShouldRender(hidden: boolean): boolean {
  const [isDue, setDue] = useState(import.meta.env.SSR || import.meta.env.DEV || !hidden);
  useEffect(() => startTransition(() => setDue(true)), []);
  return isDue || !hidden;
}
