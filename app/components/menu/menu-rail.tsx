import * as words from 'virtual:content/menu-page';
import * as ui from 'virtual:content/ui';
import type { MenuCategory, MenuDish } from '../../../model/types.ts';
import { Badge } from '../../ui/badge.tsx';
import { DietMark } from '../../ui/diet-mark.tsx';
import { categoryId } from './category.tsx';
import styles from './menu-rail.module.css';

interface MenuRailProps {
  /** The name of the menu page: 'Harbour menu, page 4 of 4'. */
  menuName: string;
  branch: string;
  categories: readonly MenuCategory<MenuDish>[];
  isDrinks: boolean;
}

const marks = ['veg', 'egg', 'nonVeg', 'unknown'] as const;

/** The sidebar: links to the categories, and the legend of the diet marks and allergen codes used on the page. */
export function MenuRail({ menuName, branch, categories, isDrinks }: MenuRailProps) {
  const legend = words.legend;
  const codeKey = words.codeKey;
  const usedCodes = new Set<string>(categories.flatMap(({ items }) => items.flatMap(({ codes }) => codes)));
  const codes = codeKey?.codes.filter(({ code }) => usedCodes.has(code)) ?? [];
  return (
    <div className={styles['rail']}>
      <nav aria-label={`${menuName}: ${ui.menu.categoriesLabel}`}>
        <ul>
          {categories.map(({ slug, name }) => (
            <li key={slug}>
              <a href={`#${categoryId(branch, slug)}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {!isDrinks && (
        <div>
          <p className="label muted">{legend.heading}</p>
          <ul className={styles['key']}>
            {marks.map((mark) => (
              <li key={mark}>
                <DietMark kind={mark} />
                {legend[mark]}
              </li>
            ))}
            <li>
              <Badge>{legend.weekend}</Badge>
            </li>
          </ul>
        </div>
      )}
      {codes.length > 0 && (
        <div>
          <p className="label muted">{codeKey?.heading}</p>
          <ul className={styles['key']}>
            {codes.map(({ code, meaning }) => (
              <li key={code}>
                <b>{code}</b>
                {meaning}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
