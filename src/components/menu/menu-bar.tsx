import { menuPage as words, ui } from '#content';
import { paths } from '../../paths.ts';
import bar from '../action-bar.module.css';

/** The bar at the foot of phones on a menu, in place of the site's (action-bar.tsx). It stays while the guest scrolls. */
export function MenuBar() {
  const { tools, filters } = words;
  return (
    <nav className={bar['bar']} aria-label="Menu tools" data-page-bar="">
      <button type="button" className="needs-script" data-opens-filter="">
        {filters.open}
        <b data-filter-count="" hidden />
      </button>
      <a href={paths.ourTable} data-table-link="">
        {tools.table}
        <b hidden />
      </a>
      <a href={paths.bookReservation} data-booking="">
        {ui.navigation.bar.book}
      </a>
      <a href={paths.selectStore}>{ui.navigation.bar.order}</a>
    </nav>
  );
}
