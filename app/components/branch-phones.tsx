import branches from 'virtual:content/branches';
import * as ui from 'virtual:content/ui';
import { telephonePath } from '../paths.ts';
import { fill } from '../ui/fill.ts';
import { OpeningLine } from './opening-line.tsx';
import styles from './branch-phones.module.css';

/** Both branches with their telephone numbers and hours, to ring. */
export function BranchPhones() {
  return (
    <ul className={styles['phones']}>
      {branches.map((branch) => (
        <li key={branch.key}>
          <b>{branch.store}</b>
          <a
            href={telephonePath(branch.phone)}
            aria-label={fill(ui.footer.callBranch, { phone: branch.phone, branch: branch.store })}
          >
            {branch.phone}
          </a>
          <span>{branch.hours}</span>
          <OpeningLine branch={branch} />
        </li>
      ))}
    </ul>
  );
}
