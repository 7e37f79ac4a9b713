import branches from 'virtual:content/stores';
import { cx } from '../../ui/class-names.ts';
import styles from './plain-stores.module.css';
import { ServiceLink } from './service-link.tsx';
import type { Service } from './services.ts';

/** With scripts off: each store with a plain link. */
export function PlainStores({ service, className }: { service: Service; className: string | undefined }) {
  return (
    <div className="no-script">
      <ul className={cx(styles['stores'], className)}>
        {branches.map((branch) => (
          <li key={branch.key}>
            <h2>{branch.store}</h2>
            <p>{branch.address}</p>
            <ServiceLink service={service} branch={branch} />
          </li>
        ))}
      </ul>
    </div>
  );
}
