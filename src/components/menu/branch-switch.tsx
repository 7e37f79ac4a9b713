import { branches } from '#content';
import type { Branch } from '../../../model/types.ts';
import { menuPath, paths } from '../../paths.ts';
import styles from '../../ui/branch-switch.module.css';

/** The branch switcher: a link to the menu, or to the allergens, of each branch; nothing for a single branch. */
export const BranchSwitch = ({ current, to = 'menu' }: { current: Pick<Branch, 'key'>; to?: 'menu' | 'allergens' }) =>
  branches.length > 1 && (
    <nav className={styles['switch']} aria-label="Branch">
      {branches.map((branch) => (
        <a
          key={branch.key}
          href={to === 'menu' ? menuPath(branch) : paths.allergens(branch.key)}
          aria-current={branch.key === current.key ? 'page' : undefined}
        >
          {to === 'menu' ? branch.menuName : branch.store}
        </a>
      ))}
    </nav>
  );
