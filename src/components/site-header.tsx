import { look, announcements, branches, hasPage, pages, rungBranch, site, ui } from '#content';
import { paths, telephoneUrl } from '../paths.ts';
import { LinkButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { CallLink, HoursLines } from '../ui/contact.tsx';
import { OpeningLine } from '../ui/opening-line.tsx';
import { BrandDrawing } from './brand-drawing.tsx';
import brand from './brand.module.css';
import styles from './site-header.module.css';

const words = ui.navigation;
const links = [
  { to: paths.home, text: words.home, localName: words.localName?.home },
  { to: paths.about, text: words.about, localName: words.localName?.about },
  { to: paths.menu, text: words.menu, localName: words.localName?.menu },
  { to: paths.blog, text: words.blog, localName: words.localName?.blog },
].filter(({ to }) => hasPage(to));

const services = (
  [
    { href: paths.bookReservation, children: words.book, kind: 'line', 'data-booking': '' },
    { href: paths.selectStore, children: words.order, kind: 'brass' },
  ] as const
).filter(({ href }) => hasPage(href));

const SMALL_MENU = 'small-screen-menu';

interface NavItemProps {
  to: string;
  text: string;
  localName?: string | undefined;
  /** The path of the page. */
  path: string;
}

/** Whether a header link leads to the current section. "/home" is an alias of the home page. */
function isCurrent(to: string, path: string): boolean {
  if (to === paths.home) return path === paths.home || path === paths.homeAlias;
  return `${path}/`.startsWith(`${to}/`);
}

const NavItem = ({ to, text, localName, path }: NavItemProps) => (
  <a className="tap" href={to} aria-current={isCurrent(to, path) ? 'page' : undefined}>
    {localName ? (
      <>
        <b>{text}</b>
        <span className="lead" lang={site.localLanguage} aria-hidden="true">
          {localName}
        </span>
      </>
    ) : (
      text
    )}
  </a>
);

export const SiteHeader = ({ path }: { path: string }) => (
  <header className={`on-dark ${styles['header']}`}>
    <a className={styles['skip']} href="#main">
      Skip to content
    </a>
    <div className={`wrap ${styles['inner']}`}>
      <Brand />
      <nav className={styles['nav']} aria-label="Main">
        <ul className="cluster">
          {links.map(({ to, text }) => (
            <li key={to}>
              <NavItem to={to} text={text} path={path} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={`cluster ${styles['actions']}`}>
        {services.map((service) => (
          <LinkButton key={service.href} size="small" {...service} />
        ))}
        {rungBranch && (
          <LinkButton size="small" kind="line" href={telephoneUrl(rungBranch.phone)}>
            <Icon name="phone" /> {rungBranch.phone}
          </LinkButton>
        )}
      </div>
      <button type="button" className={`tap label ${styles['toggle']}`} popoverTarget={SMALL_MENU}>
        <span className={`tap ${styles['open']}`}>
          <Icon name="lines" /> More
        </span>
        <span className={`tap ${styles['close']}`}>
          <Icon name="cross" /> Close
        </span>
      </button>
    </div>
    <SmallMenu path={path} />
  </header>
);

/** The menu of small screens: a popover, so that it opens, closes on Escape and returns focus without scripts. Back closes it too. */
const SmallMenu = ({ path }: { path: string }) => (
  <div id={SMALL_MENU} popover="auto" data-covers="" className={`on-dark ${styles['panel']}`}>
    <nav aria-label="Main, small screen">
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <NavItem {...link} path={path} />
          </li>
        ))}
      </ul>
    </nav>
    <div className="stack">
      {services.toReversed().map((service) => (
        <LinkButton key={service.href} {...service} />
      ))}
    </div>
    <nav className={`type-small ${styles['help']}`} aria-label="Help, small screen">
      <HelpLinks />
    </nav>
    <dl className={`grid type-small ${styles['hours']}`}>
      {branches.map((branch) => (
        <div key={branch.key}>
          <dt className="type-name bright">{branch.store}</dt>
          <dd>
            <HoursLines hours={branch.visitingHours} />
          </dd>
          <dd>
            <OpeningLine branch={branch} announced={announcements[branch.key]} isShort />
          </dd>
          <dd>
            <CallLink branch={branch} className="tap" />
          </dd>
        </div>
      ))}
    </dl>
  </div>
);

/** Mark and wordmark for dark backgrounds, linked to the home page. */
export const Brand = () => (
  <a href={paths.home} className={brand['brand']} aria-label={`${site.brand}, ${words.home}`}>
    {look.hasLogo ? (
      <>
        <BrandDrawing name="mark" className={brand['mark']} />
        <BrandDrawing name="word" className={brand['word']} />
      </>
    ) : (
      <span className="type-name">{site.brand}</span>
    )}
  </a>
);

/** Links to the pages that help a guest: allergens, answers, words, feedback, the law. */
export const HelpLinks = () => (
  <ul>
    {pages
      .filter(({ footerLink, canonical, path }) => footerLink && canonical === path)
      .map(({ path, footerLink }) => (
        <li key={path}>
          <a className="tap" href={path}>
            {footerLink}
          </a>
        </li>
      ))}
  </ul>
);
