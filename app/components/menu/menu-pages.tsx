import { lazy, startTransition, useDeferredValue, useEffect, useRef, useState, type ComponentType } from 'react';
import loaders from 'virtual:content/menu-loaders';
import menus from 'virtual:content/menus';
import * as ui from 'virtual:content/ui';
import { cx } from '../../ui/class-names.ts';
import { fill } from '../../ui/fill.ts';
import { isPhone } from '../../ui/is-phone.ts';
import { latePart } from '../../ui/late-part.tsx';
import { Still } from '../../ui/still.tsx';
import { menuPageId, type MenuChoice } from './menu-choice.ts';
import styles from './menu-pages.module.css';

/** What one page of one branch's menu is made of. */
interface MenuPageParts extends MenuChoice {
  id: string;
  isDrinks: boolean;
  Contents: ComponentType;
}

/** Every page of every branch, in the order of the branches; what stands on it is a chunk of its own. */
const allPages: MenuPageParts[] = Object.entries(menus).flatMap(([branch, menu]) =>
  menu.pages.map(({ isDrinks }, position) => {
    const page = position + 1;
    const id = menuPageId({ branch, page });
    const name = fill(ui.menu.pageChanged, { branch: menu.name, n: page, total: menu.pages.length });
    const load = async () => {
      const [{ MenuPageContents }, loaded] = await Promise.all([
        import('./menu-page-contents.tsx'),
        loaders[branch]?.[position]?.(),
      ]);
      return { default: () => loaded && <MenuPageContents {...{ id, name, branch, page: loaded.default }} /> };
    };
    // What most links to the menu show first.
    const isFirst = position === 0 && branch === Object.keys(menus)[0];
    const Contents = isFirst ? latePart(load) : lazy(load);
    return { branch, page, id, isDrinks, Contents };
  }),
);

interface MenuPagesProps {
  shown: MenuChoice;
  /** Whether a button turned to the page. Any other is perhaps seen from a link's or a search's place. */
  seenFromTop: boolean;
  onFound: (choice: MenuChoice) => void;
}

/**
 * Every page of the menu, one of them shown. All are in the HTML, so that scripts are not needed to read any dish,
 * and the hidden ones are found by the browser's own search, which then turns to that page.
 */
export function MenuPages({ shown, seenFromTop, onFound }: MenuPagesProps) {
  return allPages.map((parts) => (
    <MenuPage
      key={parts.id}
      parts={parts}
      hidden={parts.branch !== shown.branch || parts.page !== shown.page}
      seenFromTop={seenFromTop}
      onFound={onFound}
    />
  ));
}

interface MenuPageProps {
  parts: MenuPageParts;
  hidden: boolean;
  seenFromTop: boolean;
  onFound: (choice: MenuChoice) => void;
}

function MenuPage({ parts, hidden, seenFromTop, onFound }: MenuPageProps) {
  const section = useRef<HTMLElement>(null);
  const due = useDue(hidden);
  // A moment behind: until the first view of the page has been painted, what is below it is not laid out.
  const wasHidden = useDeferredValue(hidden);
  const isFresh = seenFromTop && wasHidden && !hidden && isPhone();
  // React knows `hidden` as yes or no only. "until-found" is set here, where the browser has it.
  useEffect(() => {
    const element = section.current;
    if (!element || !hidden) return;
    if ('onbeforematch' in element) element.setAttribute('hidden', 'until-found');
    const turn = () => onFound({ branch: parts.branch, page: parts.page });
    element.addEventListener('beforematch', turn);
    return () => element.removeEventListener('beforematch', turn);
  }, [hidden, onFound, parts]);

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
      <Still className={styles['contents']}>{due && <parts.Contents />}</Still>
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
