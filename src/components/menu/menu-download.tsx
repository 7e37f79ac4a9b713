import { ui } from '#content';
import { fill } from '../../../model/fill.ts';
import type { Branch } from '../../../model/types.ts';
import { branchDataAddress } from '../../data/branch-data-json.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './menu-download.module.css';

/** The button that saves a branch's menu as PDF, and what covers the page while scripts/menu-download.ts makes it. */
export const MenuDownload = ({ branch }: { branch: Branch }) => (
  <div className={`needs-script ${styles['download']}`} data-download={branchDataAddress(branch)}>
    <Button kind="line">
      <Icon name="download" />
      <span>{fill(ui.menu.download, { BRANCH: branch.menuName.toUpperCase() })}</span>
    </Button>
    <p className="sr" role="status" />
    <dialog
      role="alertdialog"
      aria-labelledby="pdf-overlay"
      className={styles['overlay']}
      data-alert={ui.menu.pdfAlert}
    >
      <p id="pdf-overlay" role="status" aria-live="polite" className={styles['words']}>
        {ui.menu.pdfOverlay}
      </p>
    </dialog>
  </div>
);
