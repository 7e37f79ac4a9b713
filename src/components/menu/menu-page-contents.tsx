import { menuWords as words, ui } from '#content';
import type { Branch, MenuPageData } from '../../../model/types.ts';
import { paths } from '../../paths.ts';
import { AllergenNotice } from './allergen-notice.tsx';
import { FilterOpener } from './filters.tsx';
import { MenuCategory } from './menu-category.tsx';
import styles from './menu-page-contents.module.css';

interface MenuPageContentsProps {
  id: string;
  name: string;
  branch: Branch;
  page: MenuPageData;
}

/** The contents of one page of a branch's menu: its categories, then the note on drinks or the notice of allergens and payment. */
export function MenuPageContents({ id, name, branch, page }: MenuPageContentsProps) {
  const { heading, categories, isDrinks, lead } = page;
  const firstDrinks = categories.find((category) => category.isDrinks);
  return (
    <>
      <div className={heading ? `cluster type-small ${styles['head']}` : undefined}>
        <h2 id={`${id}-name`} className={heading ? undefined : 'sr'}>
          {heading ?? name}
        </h2>
        {isDrinks && (
          <>
            <p>
              <b>{words.allergy.tell}</b>{' '}
              <a className="act" href={paths.allergens(branch.key)}>
                {words.allergenTable.link}
              </a>
            </p>
            <FilterOpener />
          </>
        )}
      </div>
      {categories.length === 0 && <p className="lead callout">{ui.menu.empty}</p>}
      {categories.map((category, index) => (
        <MenuCategory
          key={category.slug}
          category={category}
          branch={branch.key}
          isFirst={index === 0}
          drinksNote={category === firstDrinks ? words.facts.labels : undefined}
          lead={lead?.id}
        />
      ))}
      {isDrinks && <p className={`read muted ${styles['note']}`}>{words.drinksHead?.text}</p>}
      {branch.hasAllergenNotice && !isDrinks && <AllergenNotice id={`${id}-notice`} />}
    </>
  );
}
