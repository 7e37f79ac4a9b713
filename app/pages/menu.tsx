import { Activity, Fragment, lazy, startTransition, Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import branches from 'virtual:content/branches';
import * as words from 'virtual:content/menu-page';
import menus from 'virtual:content/menus';
import * as ui from 'virtual:content/ui';
import { useIsBackOrForward } from '../components/back-or-forward.ts';
import { useFinder } from '../components/finder/use-finder.ts';
import { BranchSwitch, OtherMenus } from '../components/menu/branch-switch.tsx';
import { MenuPager } from '../components/menu/menu-pager.tsx';
import { fetchMenuPage, menuPageId, MenuPages } from '../components/menu/menu-pages.tsx';
import { MenuDownload } from '../components/menu-download.tsx';
import { PageHead } from '../components/page-head.tsx';
import { WordNotes } from '../components/words/word-notes.tsx';
import type { BranchSummary } from '../../model/types.ts';
import { finderPath, menuPath, readMenuPage } from '../paths.ts';
import { BelowTheFold } from '../ui/below-the-fold.tsx';
import { Button, ButtonRow } from '../ui/button.tsx';
import { fill } from '../../model/fill.ts';
import { lazyWithPreload } from '../ui/lazy-with-preload.tsx';
import { PartBoundary } from '../ui/part-boundary.tsx';
import { SkipHydration } from '../ui/skip-hydration.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './menu.module.css';

const loadFinder = () => import('../components/finder/finder.tsx');
const Finder = lazy(loadFinder);
/** On a sign that it will be wanted. A failure shows when it is opened. */
const fetchFinder = () => void loadFinder().catch(() => undefined);
const MenuRoots = lazyWithPreload(() => import('../components/menu/menu-roots.tsx'));
const nothingAsked = new URLSearchParams();
/** Where the window scrolls to when the page of the menu is turned, in CSS pixels from the top (spec section 4). */
const TOP_OF_MENU = 600;

/** Fetches the dishes that the menu of an address shows first. */
export const prepare = ({ branch = '' }: { branch?: string }, query: URLSearchParams): void =>
  fetchMenuPage(branch, readMenuPage(query, menus[branch]?.pages.length ?? 0));

/** The menu of a branch (spec section 2). Its page and the finder are in the address, so that a link, a reload, back and forward keep them. */
export default function Menu({ branch: key }: { branch: string }) {
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  const branch = branches.find((one) => one.key === key);
  const menu = menus[key];
  if (!branch || !menu) throw new Error(`content/branches has no branch "${key}" with a menu`);
  // The HTML shows page 1; what the address asks for is set before React by app/start/turn-menu.ts, and by React from its second render on.
  const page = readMenuPage(hydrated ? query : nothingAsked, menu.pages.length);
  const { show, message, reason } = useTurning(branch, page);
  const finder = useFinder(branch);
  const turnTo = (number: number) => show(number, 'turn');
  const showFound = useCallback((number: number) => show(number, 'found'), [show]);
  const hrefOf = (of: BranchSummary) => (finder.isOpen ? finderPath(of, query) : menuPath(of));
  const { drawn, first, drawAhead } = useDrawnMenus(key);
  const pager = { page, pages: menu.pages.length, onChoose: turnTo };

  return (
    <>
      <PageHead title={words.hero.title} lead={words.hero.tagline} quote={words.hero.quote} picture={words.hero} />
      <div className="paper">
        <div className={`wrap ${styles['menu']}`}>
          <div className={styles['bar']}>
            <BranchSwitch shown={branch} hrefOf={hrefOf} onIntent={drawAhead} />
            <ButtonRow className="needs-script">
              <Button
                kind={finder.isOpen ? 'solid' : 'line'}
                aria-expanded={finder.isOpen}
                data-opens-finder=""
                onPointerEnter={fetchFinder}
                onFocus={fetchFinder}
                onTouchStart={fetchFinder}
                onClick={finder.toggle}
              >
                {finder.isOpen ? ui.menu.closeFinder : ui.menu.openFinder}
              </Button>
              <MenuDownload branch={key} />
            </ButtonRow>
          </div>
          {finder.isOpen && (
            <PartBoundary>
              <Suspense fallback={<p className={styles['coming']}>{ui.menu.finderComes}</p>}>
                <Finder branch={key} onChoose={finder.choose} />
              </Suspense>
            </PartBoundary>
          )}
          <BelowTheFold>
            <div className={styles['whole']}>
              <MenuPager label={ui.menu.pagesTop} {...pager} />
              <p className="sr" role="status">
                {message}
              </p>
              {drawn.map((of) => {
                const isShown = of === key;
                const pages = (
                  <MenuPages
                    branch={of}
                    shown={isShown ? page : 1}
                    seenFromTop={reason === 'turn'}
                    isAhead={!isShown}
                    onFound={showFound}
                  />
                );
                // Not the first: its HTML would be taken over later than the rest of the page.
                if (of === first) return <Fragment key={of}>{pages}</Fragment>;
                return (
                  <Activity key={of} mode={isShown ? 'visible' : 'hidden'}>
                    {pages}
                  </Activity>
                );
              })}
              <MenuPager label={ui.menu.pagesBottom} {...pager} />
            </div>
            <OtherMenus shown={branch} hrefOf={hrefOf} />
          </BelowTheFold>
        </div>
      </div>
      <WordNotes />
      <BelowTheFold>
        <SkipHydration>
          <MenuRoots />
        </SkipHydration>
      </BelowTheFold>
    </>
  );
}

/** The branches whose menus are in the document: the one that is shown, and out of sight the one that a guest is about to switch to. */
function useDrawnMenus(shown: string) {
  const [first] = useState(shown);
  const [ahead, setAhead] = useState(shown);
  const drawAhead = useCallback((branch: string) => startTransition(() => setAhead(branch)), []);
  return { drawn: ahead === shown ? [shown] : [shown, ahead], first, drawAhead };
}

/** Why another page of the menu is shown; goes with its address as the state of that entry of the history. */
type Reason = 'turn' | 'found';

/** Shows another page of the menu: a new address, a smooth scroll and the focus where a paging button asked for it, and a word for screen readers. */
function useTurning(branch: BranchSummary, page: number) {
  const navigate = useNavigate();
  // What stands there was put there by `show`.
  const { state, key } = useLocation() as { state: Reason | null; key: string };
  // The way back leads through entries that were turned to once.
  const reason = useIsBackOrForward() ? null : state;

  const show = useCallback(
    (number: number, why: Reason) => {
      const to = menuPath(branch, number);
      // As links do it: to where one is already adds nothing to the way back.
      void navigate(to, { state: why, replace: to === location.pathname + location.search });
    },
    [branch, navigate],
  );

  useEffect(() => {
    if (reason !== 'turn') return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: TOP_OF_MENU, behavior: still ? 'instant' : 'smooth' });
    // The button that was pressed may have gone out of sight, and the keyboard goes on from where focus is.
    document.querySelector<HTMLElement>(`[data-menu=${menuPageId(branch.key, page)}]`)?.focus({ preventScroll: true });
    // The key says that a button was pressed once more, for the same page perhaps.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [branch, page, reason, key]);

  const menu = menus[branch.key];
  const message = reason && menu && fill(ui.menu.pageChanged, { branch: menu.name, n: page, total: menu.pages.length });
  return { show, message, reason };
}
