import { branches } from '#content';
import type { BranchSummary } from '../../../model/types.ts';
import { menuPath } from '../../paths.ts';
import styles from './branch-switch.module.css';

/** The branch switcher: a link to the menu page of each branch. */
export function BranchSwitch({ shown }: { shown: BranchSummary }) {
  return (
    <nav className={styles['switch']} aria-label="Branch" data-branch-switch="">
      {branches.map((branch) => (
        <a key={branch.key} href={menuPath(branch)} aria-current={branch === shown ? 'page' : undefined}>
          {branch.menuName}
        </a>
      ))}
    </nav>
  );
}
