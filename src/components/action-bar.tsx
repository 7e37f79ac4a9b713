import { hasPage, menuWords, ourTable, rungBranch, ui } from '#content';
import { paths, telephoneUrl } from '../paths.ts';
import styles from './action-bar.module.css';

const words = ui.navigation.bar;

/** Links to the menu, booking, Our table and ordering at the lower edge of phones. */
export const ActionBar = () => (
  <nav className={`on-dark ${styles['bar']}`} aria-label="Menu and order">
    <a href={paths.menu}>{words.menu}</a>
    <BookingLink />
    {/* While there are dishes on it (scripts/table-link.ts). */}
    <a href={paths.ourTable} data-table-link="" hidden>
      {ourTable.adding.link} <b hidden />
    </a>
    <OrderLink />
  </nav>
);

/** The bar of a menu, in place of the site's. It stays while the guest scrolls. */
export const MenuBar = () => (
  <nav className={`on-dark ${styles['bar']}`} aria-label="Menu tools" data-page-bar="">
    <button type="button" className="needs-script" data-opens-filter="">
      {menuWords.filters.open}
      <b data-filter-count="" hidden />
      <span className="sr" data-filter-choices="" />
    </button>
    <a href={paths.ourTable} data-table-link="">
      {menuWords.tools.table}
      <b hidden />
    </a>
    <BookingLink />
    <OrderLink />
  </nav>
);

const BookingLink = () =>
  hasPage(paths.bookReservation) && (
    <a href={paths.bookReservation} data-booking="">
      {words.book}
    </a>
  );

const OrderLink = () => (
  <>
    {hasPage(paths.selectStore) && <a href={paths.selectStore}>{words.order}</a>}
    {rungBranch && <a href={telephoneUrl(rungBranch.phone)}>{rungBranch.phone}</a>}
  </>
);
