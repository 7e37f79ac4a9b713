import { startTransition, useDeferredValue, useEffect, useRef, useState } from 'react';
import loaders from 'virtual:content/menu-loaders';
import menus from 'virtual:content/menus';
import * as ui from 'virtual:content/ui';
import { cx } from '../../ui/class-names.ts';
import { fill } from '../../../model/fill.ts';
import { hasNoHover } from '../../ui/has-no-hover.ts';
import { type LazyWithPreload, partOnDemand } from '../../ui/lazy-with-preload.tsx';
import { SkipHydration } from '../../ui/skip-hydration.tsx';
import styles from './menu-pages.module.css';

/** What one page of a branch's menu is made of. */
interface MenuPageParts {
  /** Marks it in the document: "wimbledon-4". */
  id: string;
  isDrinks: boolean;
  Contents: LazyWithPreload<object>;
}

/** The pages of each branch's menu; what stands on one is a chunk of its own. */
const pagesOf: Readonly<Record<string, readonly MenuPageParts[]>> = Object.fromEntries(
  Object.entries(menus).map(([branch, menu]) => [
    branch,
    menu.pages.map(({ isDrinks }, position) => {
      const id = menuPageId(branch, position + 1);
      const name = fill(ui.menu.pageChanged, { branch: menu.name, n: position + 1, total: menu.pages.length });
      const load = async () => {
        const [{ MenuPageContents }, loaded] = await Promise.all([
          import('./menu-page-contents.tsx'),
          loaders[branch]?.[position]?.(),
        ]);
        return { default: () => loaded && <MenuPageContents {...{ id, name, branch, page: loaded.default }} /> };
      };
      return { id, isDrinks, Contents: partOnDemand(load) };
    }),
  ]),
);

/** Fetches one page of a branch's menu, so that it can be rendered without waiting. */
export const fetchMenuPage = (branch: string, page: number): void => pagesOf[branch]?.[page - 1]?.Contents.fetch();

/** Marks one page of one branch's menu in the document: "wimbledon-4". */
export function menuPageId(branch: string, page: number): string {
  return `${branch}-${page}`;
}

interface MenuPagesProps {
  branch: string;
  /** The page that is shown, counted from 1. */
  shown: number;
  /** Whether a button turned to the page. Any other is perhaps seen from a link's or a search's place. */
  seenFromTop: boolean;
  /** Whether the menu is drawn out of sight, before a guest switches to it. */
  isAhead: boolean;
  /** Told of a hidden page in which the browser's search has found something. */
  onFound: (page: number) => void;
}

/**
 * Every page of a branch's menu, one of them shown. All are in the HTML, so that scripts are not needed to read any dish,
 * and the hidden ones are found by the browser's own search, which then turns to that page.
 */
export function MenuPages({ branch, shown, seenFromTop, isAhead, onFound }: MenuPagesProps) {
  return pagesOf[branch]?.map((parts, position) => (
    <MenuPage
      key={parts.id}
      parts={parts}
      page={position + 1}
      hidden={position + 1 !== shown}
      seenFromTop={seenFromTop}
      isAhead={isAhead}
      onFound={onFound}
    />
  ));
}

interface MenuPageProps {
  parts: MenuPageParts;
  page: number;
  hidden: boolean;
  seenFromTop: boolean;
  isAhead: boolean;
  onFound: (page: number) => void;
}

function MenuPage({ parts, page, hidden, seenFromTop, isAhead, onFound }: MenuPageProps) {
  const section = useRef<HTMLElement>(null);
  const due = useDue(hidden);
  // A moment behind: until the first view of the page has been painted, what is below it is not laid out.
  const wasHidden = useDeferredValue(hidden);
  const wasAhead = useDeferredValue(isAhead);
  const isFresh = !hidden && ((seenFromTop && wasHidden) || wasAhead) && hasNoHover();
  // React knows `hidden` as yes or no only. "until-found" is set here, where the browser has it.
  useEffect(() => {
    const element = section.current;
    if (!element || !hidden) return;
    if ('onbeforematch' in element) element.setAttribute('hidden', 'until-found');
    const turn = () => onFound(page);
    element.addEventListener('beforematch', turn);
    return () => element.removeEventListener('beforematch', turn);
  }, [hidden, onFound, page]);

  return (
    <section
      ref={section}
      tabIndex={-1}
      data-menu={parts.id}
      hidden={hidden}
      suppressHydrationWarning
      className={cx(styles['page'], parts.isDrinks && styles['drinks'], isFresh && styles['fresh'])}
      aria-labelledby={`${parts.id}-name`}
    >
      <SkipHydration className={styles['contents']}>{due && <parts.Contents />}</SkipHydration>
    </section>
  );
}

/**
 * Whether a page is due to be rendered: the one that is shown at once, the hidden ones when that is done. While
 * developing all at once, since React then compares them with the HTML (ui/still.tsx).
 */
function useDue(hidden: boolean): boolean {
  const [due, setDue] = useState(import.meta.env.SSR || import.meta.env.DEV || !hidden);
  useEffect(() => startTransition(() => setDue(true)), []);
  return due || !hidden;
}
