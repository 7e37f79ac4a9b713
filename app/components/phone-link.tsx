import * as ui from 'virtual:content/ui';
import type { Branch } from '../../model/types.ts';
import { telephonePath } from '../paths.ts';
import { cx } from '../ui/class-names.ts';
import { fill } from '../../model/fill.ts';
import styles from './phone-link.module.css';

interface PhoneLinkProps {
  branch: Pick<Branch, 'phone' | 'store'>;
  className?: string | undefined;
}

/** A branch's telephone number, to ring; its name says whose it is. */
export function PhoneLink({ branch: { phone, store }, className }: PhoneLinkProps) {
  return (
    <a
      className={cx(styles['phone'], className)}
      href={telephonePath(phone)}
      aria-label={fill(ui.footer.callBranch, { phone, branch: store })}
    >
      {phone}
    </a>
  );
}
