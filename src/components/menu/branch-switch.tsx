import { branches, ui } from '#content';
import type { BranchSummary } from '../../../model/types.ts';
import styles from './branch-switch.module.css';

interface BranchSwitchProps {
  /** The branch whose menu is shown. */
  shown: BranchSummary;
  hrefOf: (branch: BranchSummary) => string;
  /** Called on hover, focus and touch start, before the guest follows the link. */
  onIntent: (branch: string) => void;
}

/** The branch switcher: a link to the menu page of each branch. */
export function BranchSwitch({ shown, hrefOf, onIntent }: BranchSwitchProps) {
  return (
    <nav className={styles['switch']} aria-label={ui.menu.branchLabel}>
      {branches.map((branch) => {
        const reportIntent = () => onIntent(branch.key);
        return (
          <a
            key={branch.key}
            href={hrefOf(branch)}
            aria-current={branch === shown ? 'page' : undefined}
            onPointerEnter={reportIntent}
            onFocus={reportIntent}
            onTouchStart={reportIntent}
          >
            {branch.menuName}
          </a>
        );
      })}
    </nav>
  );
}
