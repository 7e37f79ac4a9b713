import branches from 'virtual:content/branches';
import * as ui from 'virtual:content/ui';
import styles from './menu-bar.module.css';

/** The branch switcher of the menu (spec section 2). */
export function BranchSwitch({ branch, onChoose }: { branch: string; onChoose: (branch: string) => void }) {
  return (
    <div className={styles['switch']} role="group" aria-label={ui.menu.branchLabel}>
      {branches.map(({ key, menuName }) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === branch}
          data-menu-branch={key}
          suppressHydrationWarning
          onClick={() => onChoose(key)}
        >
          {menuName}
        </button>
      ))}
    </div>
  );
}
