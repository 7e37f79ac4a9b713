import branches from 'virtual:content/branches';
import * as ui from 'virtual:content/ui';
import { telephonePath } from '../paths.ts';
import { fill } from '../ui/fill.ts';
import styles from './branch-phones.module.css';

/** Both branches with their telephone numbers and hours, to ring. */
export function BranchPhones() {
  return (
    <ul className={styles['phones']}>
      {branches.map(({ key, store, phone, hours }) => (
        <li key={key}>
          <b>{store}</b>
          <a href={telephonePath(phone)} aria-label={fill(ui.footer.callBranch, { phone, branch: store })}>
            {phone}
          </a>
          <span>{hours}</span>
        </li>
      ))}
    </ul>
  );
}
