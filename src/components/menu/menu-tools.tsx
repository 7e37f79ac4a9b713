import { branches, menuPage as words, ui } from '#content';
import type { BranchSummary } from '../../../model/types.ts';
import { menuPath, paths } from '../../paths.ts';
import bar from '../action-bar.module.css';
import { CategoriesSheet, categoriesSheetId } from './categories-sheet.tsx';
import { KeySheet, keySheetId } from './key-sheet.tsx';
import styles from './menu-tools.module.css';

/**
 * The bar at the foot of narrow windows, in place of the site's (action-bar.tsx), and the sheets that it and the rail open. It
 * stays while the guest scrolls. scripts/watch-sections.ts names the category that is being read; the finder's island opens the
 * finder.
 */
export function MenuTools({ branch: key }: { branch: string }) {
  const branch = branches.find((one) => one.key === key);
  if (!branch) return null;
  const { tools } = words;
  return (
    <>
      <OtherMenus shown={branch} />
      <nav className={`${bar['bar']} ${styles['bar']}`} aria-label={tools.label} data-page-bar="">
        <button type="button" popoverTarget={categoriesSheetId(key)}>
          <span>{tools.categories}</span>
          <span className={styles['current']} aria-hidden="true" data-current-section="" />
        </button>
        <button type="button" popoverTarget={keySheetId(key)}>
          {tools.key}
        </button>
        <button type="button" className="needs-script" data-finds="">
          {tools.find}
        </button>
        <a href={paths.selectStore}>{ui.navigation.bar.order}</a>
      </nav>
      <CategoriesSheet branch={branch} />
      <KeySheet branch={branch} />
    </>
  );
}

/** Links to the menus of the other branches; nothing for a single branch. */
function OtherMenus({ shown }: { shown: BranchSummary }) {
  const others = branches.filter((branch) => branch !== shown);
  if (others.length === 0) return null;
  return (
    <p className={styles['others']}>
      {ui.menu.otherMenus}
      {others.map((branch) => (
        <a key={branch.key} href={menuPath(branch)}>
          {branch.menuName}
        </a>
      ))}
    </p>
  );
}
