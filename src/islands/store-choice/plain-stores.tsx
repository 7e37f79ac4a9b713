import { AddressLines } from '../../ui/address-lines.tsx';
import { CallLink } from '../../ui/call-link.tsx';
import { cx } from '../../ui/class-names.ts';
import styles from './plain-stores.module.css';
import { ServiceLink } from './service-link.tsx';
import type { Service, Store } from './store.ts';

interface PlainStoresProps {
  stores: readonly Store[];
  service: Service;
  /** The text of the links. */
  action: string;
  className: string | undefined;
}

/** With scripts off, in the place of the island: each store with a plain link. */
export function PlainStores({ stores, service, action, className }: PlainStoresProps) {
  return (
    <ul className={cx('no-script', styles['stores'], className)}>
      {stores.map((branch) => (
        <li key={branch.key}>
          <h2>{branch.store}</h2>
          <AddressLines address={branch.address} />
          <p>{branch.hours}</p>
          <CallLink branch={branch} />
          <ServiceLink service={service} branch={branch} action={action} />
        </li>
      ))}
    </ul>
  );
}
