import { ui } from '#content';
import type { Branch } from '../../model/types.ts';
import { telephoneUrl } from '../paths.ts';
import { cx } from '../ui/class-names.ts';
import { fill } from '../../model/fill.ts';
import styles from './phone-link.module.css';

interface PhoneLinkProps {
  branch: Pick<Branch, 'phone' | 'store'>;
  className?: string | undefined;
}

/** A link that calls a branch. Its accessible name includes the branch. */
export function PhoneLink({ branch: { phone, store }, className }: PhoneLinkProps) {
  return (
    <a
      className={cx(styles['phone'], className)}
      href={telephoneUrl(phone)}
      aria-label={fill(ui.global.callBranch, { phone, branch: store })}
    >
      {phone}
    </a>
  );
}
