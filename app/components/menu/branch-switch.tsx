import branches from 'virtual:content/branches';
import * as ui from 'virtual:content/ui';
import type { BranchSummary } from '../../../model/types.ts';
import styles from './menu-bar.module.css';

interface BranchLinksProps {
  /** The branch whose menu is shown. */
  shown: BranchSummary;
  hrefOf: (branch: BranchSummary) => string;
}

interface BranchSwitchProps extends BranchLinksProps {
  /** Told of a branch whose link a guest is about to follow. */
  onIntent: (branch: string) => void;
}

/** The branch switcher of the menu (spec section 2): a link to each branch's menu, which is a page of its own. */
export function BranchSwitch({ shown, hrefOf, onIntent }: BranchSwitchProps) {
  return (
    <nav className={styles['switch']} aria-label={ui.menu.branchLabel}>
      {branches.map((branch) => {
        const tell = () => onIntent(branch.key);
        return (
          <a
            key={branch.key}
            href={hrefOf(branch)}
            aria-current={branch === shown ? 'page' : undefined}
            onPointerEnter={tell}
            onFocus={tell}
            onTouchStart={tell}
          >
            {branch.menuName}
          </a>
        );
      })}
    </nav>
  );
}

/** For a guest who looks for a dish of another branch: links to the other menus. Nothing where there is only one. */
export function OtherMenus({ shown, hrefOf }: BranchLinksProps) {
  const others = branches.filter((branch) => branch !== shown);
  if (others.length === 0) return null;
  return (
    <p className={styles['others']}>
      {ui.menu.otherMenus}
      {others.map((branch) => (
        <a key={branch.key} href={hrefOf(branch)}>
          {branch.menuName}
        </a>
      ))}
    </p>
  );
}
