import { useLocation } from 'react-router';
import branches from 'virtual:content/branches';
import { nativeLanguage } from 'virtual:content/site';
import * as ui from 'virtual:content/ui';
import { paths, telephoneUrl } from '../paths.ts';
import { Floor } from '../ui/ornaments.tsx';
import { Brand } from './brand.tsx';
import { isCurrent, NAVIGATION_LINK, SMALL_MENU } from './header-state.tsx';
import { LinkButton } from './link-button.tsx';
import { OpeningLine } from './opening-line.tsx';
import styles from './site-header.module.css';

const words = ui.navigation;
const links = [
  { to: paths.home, text: words.home, native: words.native?.home },
  { to: paths.about, text: words.about, native: words.native?.about },
  { to: paths.menu, text: words.menu, native: words.native?.menu },
  { to: paths.blog, text: words.blog, native: words.native?.blog },
];

function NavItem({ to, text, native }: { to: string; text: string; native?: string | undefined }) {
  const { pathname } = useLocation();
  return (
    <a href={to} aria-current={isCurrent(to, pathname) ? 'page' : undefined} {...{ [NAVIGATION_LINK]: '' }}>
      {native ? (
        <>
          <b>{text}</b>
          <span lang={nativeLanguage} aria-hidden="true">
            {native}
          </span>
        </>
      ) : (
        text
      )}
    </a>
  );
}

/**
 * The sticky header. The small-screen menu is a popover, so it opens, closes on Escape and returns focus without scripts.
 * HeaderState makes all later changes.
 */
export function SiteHeader() {
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
        <button type="button" className={styles['toggle']} popoverTarget={SMALL_MENU}>
          <span className={styles['bars']} aria-hidden="true" />
          {words.more}
        </button>
      </div>
      <div id={SMALL_MENU} popover="auto" className={styles['panel']}>
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
                <a href={telephoneUrl(branch.phone)}>{branch.phone}</a>
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles['panelFloor']}>
          <Floor />
        </div>
      </div>
    </header>
  );
}
