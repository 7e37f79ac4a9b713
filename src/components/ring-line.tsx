import { branches } from '#content';
import { CallLink } from '../ui/contact.tsx';
import styles from './ring-line.module.css';

/** Why to ring, and every branch with its number, on one line below the content of a page. */
export const RingLine = ({ id, title, text }: { id?: string; title: string; text: string }) => (
  <div id={id} className={styles['line']}>
    <p>
      <b>{title}</b> {text}
    </p>
    <ul>
      {branches.map((branch) => (
        <li key={branch.key}>
          {branch.store} <CallLink branch={branch} />
        </li>
      ))}
    </ul>
  </div>
);
