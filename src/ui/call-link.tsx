import { telephoneUrl } from '../paths.ts';
import styles from './call-link.module.css';
import { cx } from './class-names.ts';

interface CallLinkProps {
  /** A telephone number as people read it: "020 7946 0123". */
  phone: string;
  /** The accessible name: whom the link calls. */
  name: string;
  className?: string | undefined;
}

/** A link that calls a telephone number. */
export function CallLink({ phone, name, className }: CallLinkProps) {
  return (
    <a className={cx(styles['phone'], className)} href={telephoneUrl(phone)} aria-label={name}>
      {phone}
    </a>
  );
}
