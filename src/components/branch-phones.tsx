import { announcements, branches } from '#content';
import { OpeningLine } from '../ui/opening-line.tsx';
import { CallLink } from '../ui/contact.tsx';
import styles from './branch-phones.module.css';

export const BranchPhones = () => (
  <ul className={styles['phones']}>
    {branches.map((branch) => (
      <li key={branch.key}>
        <b>{branch.store}</b>
        <CallLink branch={branch} />
        <span>{branch.hours}</span>
        <OpeningLine branch={branch} announced={announcements[branch.key]} />
      </li>
    ))}
  </ul>
);
