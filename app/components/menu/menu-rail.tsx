import * as words from 'virtual:content/menu-page';
import * as ui from 'virtual:content/ui';
import { Badge } from '../../ui/badge.tsx';
import { DietMark } from '../../ui/diet-mark.tsx';
import { categoryId } from './category.tsx';
import styles from './menu-rail.module.css';

interface MenuRailProps {
  /** The page of the menu that it belongs to: 'Wimbledon menu, page 4 of 4'. */
  menuName: string;
  branch: string;
  categories: readonly { slug: string; name: string }[];
  /** Whether dish names of this page carry codes, so that their key must stand beside them. */
  codes: boolean;
  isDrinks: boolean;
}

const marks = ['veg', 'egg', 'nonVeg'] as const;

/** Beside the dishes: the way to each category, and the key to marks and codes. */
export function MenuRail({ menuName, branch, categories, codes, isDrinks }: MenuRailProps) {
  const { legend, codeKey } = words;
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
      {codes && (
        <div>
          <p className="label muted">{codeKey.heading}</p>
          <ul className={styles['key']}>
            {codeKey.codes.map(({ code, meaning }) => (
              <li key={code}>
                <span className={styles['chip']}>{code}</span>
                {meaning}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
