import { branches, ui } from '#content';
import type { Branch } from '../../../model/types.ts';
import { menuPath } from '../../paths.ts';
import styles from './other-menus.module.css';

/** Links to the menus of the other branches; nothing for a single branch. */
export function OtherMenus({ current }: { current: Branch }) {
  const others = branches.filter((branch) => branch !== current);
  if (others.length === 0) return null;
  return (
    <p className={styles['others']}>
      {ui.menu.otherMenus}
      {others.map((branch) => (
        <a key={branch.key} href={menuPath(branch)}>
          {branch.store}
        </a>
      ))}
    </p>
  );
}
