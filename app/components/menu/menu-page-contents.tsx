import * as words from 'virtual:content/menu-page';
import menus from 'virtual:content/menus';
import * as ui from 'virtual:content/ui';
import type { MenuPageData } from '../../../model/types.ts';
import { paths } from '../../paths.ts';
import { fill } from '../../../model/fill.ts';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { ContentPicture } from '../content-picture.tsx';
import { AllergenNotice } from './allergen-notice.tsx';
import { Category, categoryId } from './category.tsx';
import styles from './menu-pages.module.css';
import { MenuRail } from './menu-rail.tsx';

interface MenuPageContentsProps {
  id: string;
  name: string;
  branch: string;
  page: MenuPageData;
}

/** All that stands on one page of a branch's menu. Nothing of it changes, so the first page needs no code of it (ui/still.tsx). */
export function MenuPageContents({ id, name, branch, page }: MenuPageContentsProps) {
  const { heading, categories, isDrinks, allergenNotice } = page;
  const wineHead = words.wineHead;
  const title = (
    <h2 id={`${id}-name`} className={heading ? undefined : 'sr'}>
      {heading ?? name}
    </h2>
  );
  return (
    <>
      <MenuRail menuName={name} branch={branch} categories={categories} isDrinks={isDrinks} />
      <div>
        {isDrinks ? (
          <div className={styles['wine']}>
            <div>
              {title}
              <p>{wineHead.text}</p>
            </div>
            <ContentPicture
              picture={wineHead.picture}
              alt={wineHead.alt}
              letter={wineHead.title}
              sizes="(min-width: 901px) 36vw, (min-width: 701px) 46vw, 92vw"
            />
          </div>
        ) : (
          title
        )}
        {allergenNotice && <AllergenNotice id={`${id}-notice`} />}
        {!allergenNotice && !isDrinks && <p className={styles['intro']}>{words.eastHamNote}</p>}
        <p className={styles['table']}>
          <a href={paths.allergens(branch)}>{fill(words.finder.table, { branch: menus[branch]?.name ?? branch })}</a>
        </p>
        {categories.length === 0 ? (
          <NothingHere className={styles['empty']}>{ui.menu.empty}</NothingHere>
        ) : (
          categories.map((category) => (
            <Category
              key={category.slug}
              category={category}
              id={categoryId(branch, category.slug)}
              isDrinks={isDrinks}
            />
          ))
        )}
      </div>
    </>
  );
}
