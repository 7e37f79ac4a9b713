import { ui } from '#content';
import { useId, type ComponentType, type Ref } from 'react';
import type { Store } from '../../../model/types.ts';
import { fill } from '../../../model/fill.ts';
import { AppBadge } from '../app-badge.tsx';
import { PhoneLink } from '../phone-link.tsx';
import styles from './answer.module.css';
import { ServiceLink } from './service-link.tsx';
import { services, type Service } from './services.ts';
import { unbrokenTimes } from './unbroken-times.ts';

interface AnswerProps {
  ref: Ref<HTMLElement>;
  service: Service;
  branch: Store;
}

/** What comes before the badges. `id` is that of the heading, which names the region. */
const beginnings: Record<Service, ComponentType<{ branch: Store; id: string }>> = {
  ordering: ({ branch, id }) => (
    <>
      <h2 id={id}>{fill(services.ordering.answerTitle, { store: branch.store })}</h2>
      <ServiceLink service="ordering" branch={branch} className={styles['action']} />
      <p>{services.ordering.answerText}</p>
    </>
  ),
  booking: ({ branch, id }) => (
    <>
      <ServiceLink service="booking" branch={branch} className={styles['action']} />
      <p className={styles['facts']}>
        <span>{unbrokenTimes(branch.hours)}</span> <PhoneLink branch={branch} />
      </p>
      <h2 id={id}>{fill(services.booking.answerTitle, { store: branch.store })}</h2>
    </>
  ),
};

/** On the floor before the open door: links to the chosen store's own site and apps. It gets focus when it appears. */
export function Answer({ ref, service, branch }: AnswerProps) {
  const heading = useId();
  const Beginning = beginnings[service];
  const { googlePlayLink, appStoreLink } = branch[service];
  const { store } = branch;
  return (
    <section ref={ref} className={`${styles['answer']} on-dark`} tabIndex={-1} aria-labelledby={heading}>
      <Beginning branch={branch} id={heading} />
      <div className={styles['badges']}>
        <AppBadge shop="googlePlay" href={googlePlayLink} name={fill(ui.selectStore.googlePlayName, { store })} />
        <AppBadge shop="appStore" href={appStoreLink} name={fill(ui.selectStore.appStoreName, { store })} />
      </div>
    </section>
  );
}
