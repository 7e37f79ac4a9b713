import { stores as branches } from '#content';
import { cx } from '../../ui/class-names.ts';
import { AddressLines } from '../address-lines.tsx';
import { PhoneLink } from '../phone-link.tsx';
import styles from './plain-stores.module.css';
import { ServiceLink } from './service-link.tsx';
import type { Service } from './services.ts';

/** With scripts off: each store with a plain link. */
export function PlainStores({ service, className }: { service: Service; className: string | undefined }) {
  return (
    <ul className={cx('no-script', styles['stores'], className)}>
      {branches.map((branch) => (
        <li key={branch.key}>
          <h2>{branch.store}</h2>
          <AddressLines address={branch.address} />
          <p>{branch.hours}</p>
          <PhoneLink branch={branch} />
          <ServiceLink service={service} branch={branch} />
        </li>
      ))}
    </ul>
  );
}
