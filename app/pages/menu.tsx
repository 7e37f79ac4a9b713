import { lazy, Suspense, useCallback, useEffect } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router';
import * as words from 'virtual:content/menu-page';
import menus from 'virtual:content/menus';
import * as ui from 'virtual:content/ui';
import { useFinder } from '../components/finder/use-finder.ts';
import { BranchSwitch } from '../components/menu/branch-switch.tsx';
import { menuPageId, readMenuChoice, type MenuChoice, type MenuPageCounts } from '../components/menu/menu-choice.ts';
import { MenuPager } from '../components/menu/menu-pager.tsx';
import { MenuPages } from '../components/menu/menu-pages.tsx';
import { MenuDownload } from '../components/menu-download.tsx';
import { PageHead } from '../components/page-head.tsx';
import { WordNotes } from '../components/words/word-notes.tsx';
import { pageMeta } from '../page-meta.ts';
import { menuPath, paths } from '../paths.ts';
import { BelowTheFold } from '../ui/below-the-fold.tsx';
import { Button, ButtonRow } from '../ui/button.tsx';
import { fill } from '../ui/fill.ts';
import { latePart } from '../ui/late-part.tsx';
import { PartBoundary } from '../ui/part-boundary.tsx';
import { Still } from '../ui/still.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './menu.module.css';

export const meta = () => pageMeta(paths.menu);

const counts: MenuPageCounts = Object.entries(menus).map(([branch, menu]) => [branch, menu.pages.length]);
const defaultBranch = counts[0]?.[0] ?? '';
const loadFinder = () => import('../components/finder/finder.tsx');
const Finder = lazy(loadFinder);
/** On a sign that it will be wanted. A failure shows when it is opened. */
const fetchFinder = () => void loadFinder().catch(() => undefined);
const MenuRoots = latePart(() => import('../components/menu/menu-roots.tsx'));
const nothingAsked = new URLSearchParams();
/** Where the window scrolls to when the page of the menu is turned, in CSS pixels from the top (spec section 4). */
const TOP_OF_MENU = 600;

/** The menu page (spec section 2). Branch and page are in the address, so that a link, a reload, back and forward keep them. */
export default function Menu() {
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  // The HTML shows the default; what the address asks for is set before React by app/start/turn-menu.ts, and by React from its second render on.
  const choice = readMenuChoice(hydrated ? query : nothingAsked, counts);
  const { show, message, reason } = useTurning(choice);
  const finder = useFinder(choice.branch, defaultBranch);
  const menu = menus[choice.branch];
  const pages = menu?.pages.length ?? 0;
  const turnTo = (page: number) => show({ branch: choice.branch, page }, 'turn');
  const showFound = useCallback((found: MenuChoice) => show(found, 'found'), [show]);

  return (
    <>
      <PageHead title={words.hero.title} lead={words.hero.tagline} quote={words.hero.quote} picture={words.hero} />
      <div className="paper">
        <div className={`wrap ${styles['menu']}`}>
          <div className={`${styles['bar']} needs-script`}>
            <BranchSwitch
              branch={choice.branch}
              onChoose={(branch) => (finder.isOpen ? finder.switchTo(branch) : show({ branch, page: 1 }, 'switch'))}
            />
            <ButtonRow>
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
              <MenuDownload branch={choice.branch} />
            </ButtonRow>
          </div>
          {finder.isOpen && (
            <PartBoundary>
              <Suspense fallback={<p className={styles['coming']}>{ui.menu.finderComes}</p>}>
                <Finder branch={choice.branch} onChoose={finder.choose} />
              </Suspense>
            </PartBoundary>
          )}
          <BelowTheFold>
            <div className={styles['whole']}>
              <MenuPager label={ui.menu.pagesTop} page={choice.page} pages={pages} onChoose={turnTo} />
              <p className="sr" role="status">
                {message}
              </p>
              <MenuPages shown={choice} seenFromTop={reason === 'turn' || reason === 'switch'} onFound={showFound} />
              <MenuPager label={ui.menu.pagesBottom} page={choice.page} pages={pages} onChoose={turnTo} />
            </div>
          </BelowTheFold>
        </div>
      </div>
      <WordNotes />
      <BelowTheFold>
        <Still>
          <MenuRoots />
        </Still>
      </BelowTheFold>
    </>
  );
}

/** Why another page of the menu is shown; goes with its address as the state of that entry of the history. */
type Reason = 'turn' | 'switch' | 'found';

/** Shows another page of the menu: a new address, a smooth scroll and the focus where a paging button asked for it, and a word for screen readers. */
function useTurning({ branch, page }: MenuChoice) {
  const navigate = useNavigate();
  // What stands there was put there by `show`.
  const { state, key } = useLocation() as { state: Reason | null; key: string };
  // The way back leads through entries that were turned to once.
  const reason = useNavigationType() === NavigationType.Pop ? null : state;

  const show = useCallback(
    (next: MenuChoice, why: Reason) => {
      const to = menuPath(next.branch, next.page, defaultBranch);
      // As links do it: to where one is already adds nothing to the way back.
      void navigate(to, { state: why, replace: to === location.pathname + location.search });
    },
    [navigate],
  );

  useEffect(() => {
    if (reason !== 'turn') return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: TOP_OF_MENU, behavior: still ? 'instant' : 'smooth' });
    // The button that was pressed may have gone out of sight, and the keyboard goes on from where focus is.
    document.querySelector<HTMLElement>(`[data-menu=${menuPageId({ branch, page })}]`)?.focus({ preventScroll: true });
    // The key says that a button was pressed once more, for the same page perhaps.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [branch, page, reason, key]);

  const menu = menus[branch];
  const message = reason && menu && fill(ui.menu.pageChanged, { branch: menu.name, n: page, total: menu.pages.length });
  return { show, message, reason };
}
