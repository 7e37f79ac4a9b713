import { menuOutlines as outlines, menuPage as words, ui } from '#content';
import { fill } from '../../../model/fill.ts';
import type { BranchSummary } from '../../../model/types.ts';
import { menuPath } from '../../paths.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { categoryId } from '../../ui/dishes/ids.ts';
import { CategoryLinks } from './category-links.tsx';
import styles from './menu-tools.module.css';

/** The id of the sheet, for `popovertarget`. */
export const categoriesSheetId = (branch: string): string => `categories-${branch}`;

/** All categories of a branch's menu, page by page, each a link to it with the number of its dishes. */
export function CategoriesSheet({ branch }: { branch: BranchSummary }) {
  const { pages } = outlines[branch.key] ?? { pages: [] };
  const categories = pages.flat();
  return (
    <Sheet id={categoriesSheetId(branch.key)} title={words.tools.allCategories} className={styles['sheet']}>
      <p className="muted">
        {fill(words.tools.summary, {
          branch: branch.menuName,
          dishes: categories.reduce((sum, { dishes }) => sum + dishes, 0),
          categories: categories.length,
        })}
      </p>
      <div className={styles['pages']}>
        {pages.map((page, index) => (
          <section key={page[0]?.slug}>
            <h3>{fill(ui.menu.page, { n: index + 1 })}</h3>
            <CategoryLinks
              categories={page}
              hrefOf={(slug) => `${menuPath(branch, index + 1)}#${categoryId(branch.key, slug)}`}
            />
          </section>
        ))}
      </div>
    </Sheet>
  );
}
