import { menuPage as words, ui } from '#content';
import type { Branch, MenuPageData } from '../../../model/types.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterOpener } from './filters.tsx';
import { MenuCategory } from './menu-category.tsx';
import styles from './menu-page-contents.module.css';

interface MenuPageContentsProps {
  id: string;
  name: string;
  branch: Branch;
  isFirstPage: boolean;
  page: MenuPageData;
}

/** The contents of one page of a branch's menu: its categories, then the note on drinks or the notice of allergens and payment. */
export function MenuPageContents({ id, name, branch, isFirstPage, page }: MenuPageContentsProps) {
  const { heading, categories, isDrinks, lead } = page;
  return (
    <>
      <div className={heading ? styles['head'] : undefined}>
        <h2 id={`${id}-name`} className={heading ? undefined : 'sr'}>
          {heading ?? name}
        </h2>
        {isDrinks && (
          <>
            <p>
              <b>{words.allergy.tell}</b> <a href={paths.allergens(branch.key)}>{words.allergenTable.link}</a>
            </p>
            <FilterOpener />
          </>
        )}
      </div>
      {categories.length === 0 && <EmptyState>{ui.menu.empty}</EmptyState>}
      {categories.map((category, index) => (
        <MenuCategory
          key={category.slug}
          category={category}
          branch={branch.key}
          isDrinks={isDrinks}
          isFirst={index === 0}
          lead={lead?.id}
        >
          {index === 1 && isFirstPage && <blockquote className={styles['quote']}>{words.hero.quote}</blockquote>}
        </MenuCategory>
      ))}
      {isDrinks && <p className={styles['note']}>{words.drinksHead?.text}</p>}
      {branch.hasAllergenNotice && !isDrinks && <AllergenNotice id={`${id}-notice`} />}
    </>
  );
}

/** The allergen and payment notice on the food pages of a branch (ALLERGEN-1). */
function AllergenNotice({ id }: { id: string }) {
  const notice = words.allergenNotice;
  if (!notice) return null;
  return (
    <div role="note" aria-labelledby={id} className={styles['notice']}>
      <h3 id={id}>{notice.heading}</h3>
      <p>{notice.contains}</p>
      <p>{notice.codesIntro}</p>
      <p>{notice.missing}</p>
      <p>{`${notice.cards} ${notice.service}`}</p>
    </div>
  );
}
