import { telephoneUrl } from '../paths.ts';
import styles from './call-link.module.css';
import { cx } from './class-names.ts';

interface CallLinkProps {
  branch: {
    /** A telephone number as people read it: "020 7946 0123". */
    phone: string;
    store: string;
  };
  className?: string | undefined;
}

/** A link that calls a branch. Its accessible name starts with the number, so that voice control works. */
export const CallLink = ({ branch: { phone, store }, className }: CallLinkProps) => (
  <a className={cx(styles['phone'], className)} href={telephoneUrl(phone)} aria-label={`${phone}, call ${store}`}>
    {phone}
  </a>
);
