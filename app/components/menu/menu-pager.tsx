import * as ui from 'virtual:content/ui';
import styles from './menu-bar.module.css';

interface MenuPagerProps {
  label: string;
  page: number;
  pages: number;
  onChoose: (page: number) => void;
}

const [before, after] = ui.menu.page.split('{n}');

/** The paging buttons: "Menu Page 1" and so on. */
export function MenuPager({ label, page, pages, onChoose }: MenuPagerProps) {
  return (
    <nav className={`${styles['pager']} needs-script`} aria-label={label}>
      {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
        <button
          key={number}
          type="button"
          aria-current={number === page ? 'page' : undefined}
          data-menu-page={number}
          suppressHydrationWarning
          onClick={() => onChoose(number)}
        >
          {before}
          <b>{number}</b>
          {after}
        </button>
      ))}
    </nav>
  );
}
