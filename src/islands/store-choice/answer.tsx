import { useId, type Ref } from 'react';
import { fill } from '../../../model/fill.ts';
import { AppBadge } from '../../ui/app-badge.tsx';
import { CallLink } from '../../ui/call-link.tsx';
import styles from './answer.module.css';
import { ServiceLink } from './service-link.tsx';
import type { ChoiceWords, Service, Store } from './store.ts';
import { unbrokenTimes } from './unbroken-times.ts';

interface AnswerProps {
  ref: Ref<HTMLElement>;
  service: Service;
  branch: Store;
  words: ChoiceWords;
}

/** On the floor before the open door: links to the chosen store's own site and apps. It gets focus when it appears. */
export function Answer({ ref, service, branch, words }: AnswerProps) {
  const id = useId();
  const { store } = branch;
  const heading = <h2 id={id}>{fill(words.answerTitle, { store })}</h2>;
  const link = <ServiceLink service={service} branch={branch} action={words.action} className={styles['action']} />;
  return (
    <section ref={ref} className={`${styles['answer']} on-dark`} tabIndex={-1} aria-labelledby={id}>
      {service === 'ordering' ? (
        <>
          {heading}
          {link}
          <p>{words.answerText}</p>
        </>
      ) : (
        <>
          {link}
          <p className={styles['facts']}>
            <span>{unbrokenTimes(branch.hours)}</span> <CallLink branch={branch} />
          </p>
          {heading}
        </>
      )}
      <div className={styles['badges']}>
        <AppBadge shop="googlePlay" app={store} href={branch.service.googlePlayLink} />
        <AppBadge shop="appStore" app={store} href={branch.service.appStoreLink} />
      </div>
    </section>
  );
}
