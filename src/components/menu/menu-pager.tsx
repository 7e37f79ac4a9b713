import { menuOutlines as outlines, ui } from '#content';
import { useId } from 'react';
import { fill } from '../../../model/fill.ts';
import styles from './menu-pager.module.css';

/**
 * The paging buttons: "Menu Page 1" and so on, each with the categories of its page. scripts/menu-paging.ts handles the presses and
 * marks the button of the page that is shown. With scripts off, when the pages follow each other, they are links.
 */
export function MenuPager({ branch, place }: { branch: string; place: 'top' | 'bottom' }) {
  const id = useId();
  return (
    <nav
      className={`${styles['pager']} ${place === 'bottom' ? styles['bottom'] : ''}`}
      aria-label={`Menu pages, ${place}`}
    >
      {outlines[branch]?.pages.map((categories, index) => (
        <div key={`${id}-${index}`} data-leads-to={index + 1}>
          <button
            type="button"
            className="needs-script"
            aria-current={index === 0 ? 'page' : undefined}
            aria-describedby={`${id}-${index}`}
            data-menu-page={index + 1}
          >
            {fill(ui.menu.page, { n: index + 1 })}
          </button>
          <a className="no-script" href={`#${branch}-${index + 1}-name`}>
            {fill(ui.menu.page, { n: index + 1 })}
          </a>
          <p id={`${id}-${index}`}>{categories.map(({ name }) => name).join(', ')}</p>
        </div>
      ))}
    </nav>
  );
}
