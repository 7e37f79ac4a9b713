import * as words from 'virtual:content/menu-page';
import menus from 'virtual:content/menus';
import * as ui from 'virtual:content/ui';
import type { MenuDish, MenuPageData } from '../../../model/types.ts';
import { paths } from '../../paths.ts';
import { fill } from '../../../model/fill.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ContentPicture } from '../content-picture.tsx';
import { AllergenNotice } from './allergen-notice.tsx';
import { Category, categoryId } from './category.tsx';
import styles from './menu-pages.module.css';
import { MenuRail } from './menu-rail.tsx';

interface MenuPageContentsProps {
  id: string;
  name: string;
  branch: string;
  page: MenuPageData<MenuDish>;
}

/** The contents of one page of a branch's menu. Static, so it is not hydrated on the first page (ui/skip-hydration.tsx). */
export function MenuPageContents({ id, name, branch, page }: MenuPageContentsProps) {
  const { heading, categories, isDrinks, allergenNotice } = page;
  const drinksHead = words.drinksHead;
  const title = (
    <h2 id={`${id}-name`} className={heading ? undefined : 'sr'}>
      {heading ?? name}
    </h2>
  );
  return (
    <>
      <MenuRail menuName={name} branch={branch} categories={categories} isDrinks={isDrinks} />
      <div>
        {isDrinks && drinksHead ? (
          <div className={styles['wine']}>
            <div>
              {title}
              <p>{drinksHead.text}</p>
            </div>
            <ContentPicture
              picture={drinksHead.picture}
              alt={drinksHead.alt}
              letter={drinksHead.title}
              sizes="(min-width: 901px) 36vw, (min-width: 701px) 46vw, 92vw"
            />
          </div>
        ) : (
          title
        )}
        {allergenNotice && <AllergenNotice id={`${id}-notice`} />}
        {!allergenNotice && !isDrinks && <p className={styles['intro']}>{words.allergyNote}</p>}
        <p className={styles['table']}>
          <a href={paths.allergens(branch)}>{fill(words.finder.table, { branch: menus[branch]?.name ?? branch })}</a>
        </p>
        {categories.length === 0 ? (
          <EmptyState className={styles['empty']}>{ui.menu.empty}</EmptyState>
        ) : (
          categories.map((category) => (
            <Category
              key={category.slug}
              category={category}
              id={categoryId(branch, category.slug)}
              branch={branch}
              isDrinks={isDrinks}
            />
          ))
        )}
      </div>
    </>
  );
}
