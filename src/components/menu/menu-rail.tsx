import { menuOutlines as outlines, menuPage as words } from '#content';
import { Button } from '../../ui/button.tsx';
import { categoriesSheetId } from './categories-sheet.tsx';
import { categoryId } from '../../ui/dishes/ids.ts';
import { CategoryLinks } from './category-links.tsx';
import { keySheetId } from './key-sheet.tsx';
import styles from './menu-rail.module.css';

interface MenuRailProps {
  /** The name of the menu page: 'Harbour menu, page 4 of 4'. */
  menuName: string;
  branch: string;
  /** The page of the menu, counted from 1. */
  page: number;
}

/** The sidebar of wide windows: links to the categories of the page, and the buttons for all categories and for the key. */
export function MenuRail({ menuName, branch, page }: MenuRailProps) {
  return (
    <div className={styles['rail']}>
      <nav aria-label={`${menuName}: categories`}>
        <CategoryLinks
          categories={outlines[branch]?.pages[page - 1] ?? []}
          hrefOf={(slug) => `#${categoryId(branch, slug)}`}
        />
      </nav>
      <Button kind="line" size="small" popoverTarget={categoriesSheetId(branch)}>
        {words.tools.allCategories}
      </Button>
      <Button kind="line" size="small" popoverTarget={keySheetId(branch)}>
        {words.tools.key}
      </Button>
    </div>
  );
}
