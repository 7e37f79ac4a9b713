import branches from 'virtual:content/branches';
import { OpeningLine } from './opening-line.tsx';
import { PhoneLink } from './phone-link.tsx';
import styles from './branch-phones.module.css';

/** Both branches with their telephone numbers and hours, to ring. */
export function BranchPhones() {
  return (
    <ul className={styles['phones']}>
      {branches.map((branch) => (
        <li key={branch.key}>
          <b>{branch.store}</b>
          <PhoneLink branch={branch} />
          <span>{branch.hours}</span>
          <OpeningLine branch={branch} />
        </li>
      ))}
    </ul>
  );
}
