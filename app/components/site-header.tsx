import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import branches from 'virtual:content/branches';
import * as ui from 'virtual:content/ui';
import { isAt, paths, telephonePath } from '../paths.ts';
import { Floor } from '../ui/ornaments.tsx';
import { Brand } from './brand.tsx';
import { LinkButton } from './link-button.tsx';
import { OpeningLine } from './opening-line.tsx';
import styles from './site-header.module.css';

const PANEL = 'small-screen-menu';

const words = ui.navigation;
const links = [
  { to: paths.home, text: words.home, tamil: words.tamil.home },
  { to: paths.about, text: words.about, tamil: words.tamil.about },
  { to: paths.menu, text: words.menu, tamil: words.tamil.menu },
  { to: paths.blog, text: words.blog, tamil: words.tamil.blog },
];

/** Whether a link of the bar leads to the section that is shown. "/home" is the home page under its second address. */
function isCurrent(to: string, pathname: string): boolean {
  if (to === paths.home) return isAt(pathname, paths.home) || isAt(pathname, paths.homeAlias);
  return `${pathname}/`.startsWith(`${to}/`);
}

function NavItem({ to, text, tamil }: { to: string; text: string; tamil?: string }) {
  const { pathname } = useLocation();
  return (
    <a href={to} aria-current={isCurrent(to, pathname) ? 'page' : undefined}>
      {tamil ? (
        <>
          <b>{text}</b>
          <span lang="ta" aria-hidden="true">
            {tamil}
          </span>
        </>
      ) : (
        text
      )}
    </a>
  );
}

/** "It closes when a link is tapped": every tap on a link makes a new location, the link to the same page too. */
function CloseOnTap({ panel }: { panel: RefObject<HTMLElement | null> }) {
  const { key } = useLocation();
  // Not when React has come: a guest may have opened it before.
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current !== key) panel.current?.hidePopover?.();
    shown.current = key;
  }, [key, panel]);
  return null;
}

/**
 * The sticky bar, of which a change of pages renders again only what asks where it is. The small-screen menu is a popover,
 * so it opens, closes on Escape and returns focus with HTML alone, before any script has arrived.
 */
export function SiteHeader() {
  const panel = useRef<HTMLDivElement>(null);
  return (
    <header className={styles['header']}>
      <a className={styles['skip']} href="#main">
        {ui.global.skipLink}
      </a>
      <div className={`wrap ${styles['inner']}`}>
        <Brand />
        <nav className={styles['nav']} aria-label={words.label}>
          <ul>
            {links.map(({ to, text }) => (
              <li key={to}>
                <NavItem to={to} text={text} />
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles['actions']}>
          <LinkButton href={paths.bookReservation} kind="line" size="small" data-booking="">
            {words.book}
          </LinkButton>
          <LinkButton href={paths.selectStore} size="small">
            {words.order}
          </LinkButton>
        </div>
        <button type="button" className={styles['toggle']} popoverTarget={PANEL}>
          <span className={styles['bars']} aria-hidden="true" />
          {words.menu}
        </button>
      </div>
      <div ref={panel} id={PANEL} popover="auto" className={styles['panel']}>
        <nav aria-label={words.smallMenuLabel}>
          <ul>
            {links.map((link) => (
              <li key={link.to}>
                <NavItem {...link} />
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles['panelActions']}>
          <LinkButton href={paths.selectStore}>{words.order}</LinkButton>
          <LinkButton href={paths.bookReservation} kind="line" data-booking="">
            {words.book}
          </LinkButton>
        </div>
        <dl className={styles['hours']}>
          {branches.map((branch) => (
            <div key={branch.key}>
              <dt>{branch.store}</dt>
              <dd>{branch.hours}</dd>
              <dd>
                <OpeningLine branch={branch} />
              </dd>
              <dd>
                <a href={telephonePath(branch.phone)}>{branch.phone}</a>
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles['panelFloor']}>
          <Floor />
        </div>
        <CloseOnTap panel={panel} />
      </div>
    </header>
  );
}
