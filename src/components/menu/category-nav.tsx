import { menuOutlines as outlines, menuWords, ui } from '#content';
import { Fragment } from 'react';
import { fill } from '../../../model/fill.ts';
import type { Branch } from '../../../model/types.ts';
import { categoryId, menuPath } from '../../paths.ts';
import { amountText } from '../../ui/dishes/count-text.ts';
import styles from './category-nav.module.css';

interface CategoryNavProps {
  branch: Branch;
  /** Whether the links lead to the categories of the page that has them, all in one list, instead of the pages of the menu. */
  isHere?: boolean;
}

/**
 * Links to all categories of a menu, page by page: a row below the header of narrow windows, a column beside the dishes of wide ones.
 * scripts/watch-sections.ts marks the one that is being read; scripts/menu-paging.ts turns the page in place.
 */
export const CategoryNav = ({ branch, isHere = false }: CategoryNavProps) => (
  <nav className={styles['nav']} aria-label="Categories">
    <ul data-section-links="">
      {outlines[branch.key]?.pages.map((page, index, pages) => (
        <Fragment key={page[0]?.slug}>
          {!isHere && pages.length > 1 && (
            <li className={styles['page']} data-leads-to={index + 1}>
              {fill(ui.menu.page, { n: index + 1 })}
            </li>
          )}
          {page.map(({ slug, name, count, isDrinks }) => (
            <li key={slug}>
              <a
                href={isHere ? `#${slug}` : `${menuPath(branch, index + 1)}#${categoryId(branch.key, slug)}`}
                data-count={count}
              >
                {`${name} `}
                <span>{isDrinks ? amountText(0, count, menuWords.facts) : amountText(count, 0, menuWords.facts)}</span>
              </a>
            </li>
          ))}
        </Fragment>
      ))}
    </ul>
  </nav>
);
