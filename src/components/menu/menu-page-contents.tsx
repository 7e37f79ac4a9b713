import { allergyLine, hasRecipes, menuPage as words, menus, ui } from '#content';
import { Fragment } from 'react';
import type { MenuCategory, MenuPageData } from '../../../model/types.ts';
import { paths } from '../../paths.ts';
import { fill } from '../../../model/fill.ts';
import { AllergyLine } from '../../ui/allergens/allergy-line.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AllergenNotice } from './allergen-notice.tsx';
import { CategoryOfMenu } from './category-of-menu.tsx';
import styles from './menu-page-contents.module.css';
import { MenuRail } from './menu-rail.tsx';
import { type SharedNote, sharedNotes } from './shared-notes.ts';

interface MenuPageContentsProps {
  id: string;
  name: string;
  branch: string;
  /** Counted from 1. */
  number: number;
  page: MenuPageData;
}

/**
 * The contents of one page of a branch's menu: one line that every guest must read, then the first category, and only then
 * the longer notices.
 */
export function MenuPageContents({ id, name, branch, number, page }: MenuPageContentsProps) {
  const { heading, categories, isDrinks, allergenNotice } = page;
  const notes = sharedNotes(categories);
  return (
    <>
      <MenuRail menuName={name} branch={branch} page={number} />
      <div>
        <div className={styles['head']}>
          <h2 id={`${id}-name`} className={heading ? undefined : 'sr'}>
            {heading ?? name}
          </h2>
          {isDrinks && <p>{words.drinksHead?.text}</p>}
          <AllergyLine text={allergyLine} />
        </div>
        {categories.length === 0 && <EmptyState className={styles['empty']}>{ui.menu.empty}</EmptyState>}
        {categories.map((category, index) => (
          <Fragment key={category.slug}>
            <CategoryOfMenu category={withoutNote(category, notes)} branch={branch} isDrinks={isDrinks} />
            {index === 0 && (
              <>
                {allergenNotice && <AllergenNotice id={`${id}-notice`} />}
                {notes.map((each) => (
                  <p key={each.note} className={styles['notice']}>
                    <strong>{each.categories.join(', ')}.</strong> {each.note}
                  </p>
                ))}
                {hasRecipes && (
                  <p className={styles['table']}>
                    <a href={paths.allergens(branch)}>
                      {fill(words.finder.table, { branch: menus[branch]?.name ?? branch })}
                    </a>
                  </p>
                )}
              </>
            )}
          </Fragment>
        ))}
      </div>
    </>
  );
}

/** The category without a note that the page shows once for several. */
function withoutNote(category: MenuCategory, notes: readonly SharedNote[]): MenuCategory {
  return notes.some(({ note }) => note === category.note) ? { ...category, note: undefined } : category;
}
