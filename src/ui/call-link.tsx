import { telephoneUrl } from '../paths.ts';
import styles from './call-link.module.css';

interface CallLinkProps {
  branch: {
    /** A telephone number as people read it: "020 7946 0123". */
    phone: string;
    store: string;
  };
}

/** A link that calls a branch. Its accessible name starts with the number, so that voice control works. */
export const CallLink = ({ branch: { phone, store } }: CallLinkProps) => (
  <a className={styles['phone']} href={telephoneUrl(phone)} aria-label={`${phone}, call ${store}`}>
    {phone}
  </a>
);
