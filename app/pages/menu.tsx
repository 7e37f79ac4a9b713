import { Activity, Fragment, lazy, startTransition, Suspense, useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import branches from 'virtual:content/branches';
import menus from 'virtual:content/menus';
import * as ui from 'virtual:content/ui';
import { useFinder } from '../components/finder/use-finder.ts';
import { BranchSwitch } from '../components/menu/branch-switch.tsx';
import { MenuHero } from '../components/menu/menu-hero.tsx';
import { prefetchMenuPage, MenuPages } from '../components/menu/menu-pages.tsx';
import { ShortList } from '../components/menu/short-list.tsx';
import { useMenuPaging } from '../components/menu/use-menu-paging.ts';
import { MenuDownload } from '../components/menu-download.tsx';
import { ClosureNote } from '../components/closure-note.tsx';
import { WordNotes } from '../components/words/word-notes.tsx';
import type { BranchSummary } from '../../model/types.ts';
import { finderPath, menuPath, readMenuPage } from '../paths.ts';
import { BelowTheFold } from '../ui/below-the-fold.tsx';
import { Button, ButtonRow } from '../ui/button.tsx';
import { lazyWithPreload } from '../ui/lazy-with-preload.tsx';
import { PartBoundary } from '../ui/part-boundary.tsx';
import { SkipHydration } from '../ui/skip-hydration.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './menu.module.css';

const loadFinder = () => import('../components/finder/finder.tsx');
const Finder = lazy(loadFinder);
/** Ignores failures, because opening the finder tries again. */
const fetchFinder = () => void loadFinder().catch(() => undefined);
const MenuRoots = lazyWithPreload(() => import('../components/menu/menu-roots.tsx'));
const emptyQuery = new URLSearchParams();

/** Called on intent (router/link-interceptor.tsx): prefetches the menu page that a URL shows. */
export const prepare = ({ branch = '' }: { branch?: string }, query: URLSearchParams): void =>
  prefetchMenuPage(branch, readMenuPage(query, menus[branch]?.pages.length ?? 0));

/** The menu of a branch. The URL holds the page and the finder, so that links, reload, back and forward keep them. */
export default function Menu({ branch: key }: { branch: string }) {
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  const branch = branches.find((one) => one.key === key);
  const menu = menus[key];
  if (!branch || !menu) throw new Error(`content/branches has no branch "${key}" with a menu`);
  // The HTML and the hydration render show page 1. Before hydration, app/start/turn-menu.ts shows the page of the URL.
  const page = readMenuPage(hydrated ? query : emptyQuery, menu.pages.length);
  const { show, message, reason } = useMenuPaging(branch, page);
  const finder = useFinder(branch);
  const showFound = useCallback((number: number) => show(number, 'found'), [show]);
  const hrefOf = (other: BranchSummary) => (finder.parameters ? finderPath(other, finder.parameters) : menuPath(other));
  const { rendered, first, renderAhead } = useRenderedMenus(key);

  return (
    <>
      <MenuHero hasDrinks={menu.pages.some(({ isDrinks }) => isDrinks)}>
        <ClosureNote key={key} branch={branch} />
      </MenuHero>
      <div className="paper">
        <div className={`wrap ${styles['menu']}`}>
          <div className={styles['bar']}>
            <BranchSwitch shown={branch} hrefOf={hrefOf} onIntent={renderAhead} />
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
            <ShortList />
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
              <p className="sr" role="status">
                {message}
              </p>
              {rendered.map((renderedKey) => {
                const isShown = renderedKey === key;
                const pages = (
                  <MenuPages
                    branch={renderedKey}
                    shown={isShown ? page : 1}
                    isTurnedByPager={reason === 'turn'}
                    isRenderedAhead={!isShown}
                    onFound={showFound}
                  />
                );
                // Not for the first menu until another is shown: React would hydrate an Activity later than the page.
                if (renderedKey === first) return <Fragment key={renderedKey}>{pages}</Fragment>;
                return (
                  <Activity key={renderedKey} mode={isShown ? 'visible' : 'hidden'}>
                    {pages}
                  </Activity>
                );
              })}
            </div>
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

/**
 * The branches whose menus are rendered: the visible one, and hidden the one that the guest is about to switch to. `first` is the
 * one of the HTML, until another is shown.
 */
function useRenderedMenus(shown: string) {
  const [first, setFirst] = useState<string | null>(shown);
  if (first !== null && first !== shown) setFirst(null);
  const [ahead, setAhead] = useState(shown);
  const renderAhead = useCallback((branch: string) => startTransition(() => setAhead(branch)), []);
  return { rendered: ahead === shown ? [shown] : [shown, ahead], first, renderAhead };
}
