import { menuPage as words, ui } from '#content';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import bar from '../action-bar.module.css';
import styles from './menu-bar.module.css';

/** The bar at the foot of phones on a menu, in place of the site's (action-bar.tsx). It stays while the guest scrolls. */
export function MenuBar() {
  const { tools, filters } = words;
  return (
    <nav className={`${bar['bar']} ${styles['bar']}`} aria-label="Menu tools" data-page-bar="">
      <button type="button" className="needs-script" data-opens-filter="">
        <Icon name="filter" />
        {filters.open}
        <b data-filter-count="" hidden />
      </button>
      <a href={paths.ourTable} data-table-link="">
        <Icon name="plate" />
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
