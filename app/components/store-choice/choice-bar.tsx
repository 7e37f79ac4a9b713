import { useId, type Ref } from 'react';
import * as ui from 'virtual:content/ui';
import type { Branch } from '../../../model/types.ts';
import { fill } from '../../../model/fill.ts';
import { AppBadge } from '../app-badge.tsx';
import styles from './choice-bar.module.css';
import { ServiceLink } from './service-link.tsx';
import { services, type Service } from './services.ts';

interface ChoiceBarProps {
  ref: Ref<HTMLElement>;
  service: Service;
  branch: Branch;
}

/** Links to the app stores and the site of the chosen store. It gets focus when it appears. */
export function ChoiceBar({ ref, service, branch }: ChoiceBarProps) {
  const words = services[service];
  const heading = useId();
  const { googlePlayLink, appStoreLink } = branch[service];
  const { store } = branch;
  return (
    <section ref={ref} className={`${styles['bar']} on-dark`} tabIndex={-1} aria-labelledby={heading}>
      <div className={`wrap ${styles['inner']}`}>
        <div>
          <h2 id={heading}>{fill(words.barTitle, { store })}</h2>
          {words.barText && <p>{words.barText}</p>}
        </div>
        <div className={styles['links']}>
          <AppBadge shop="googlePlay" href={googlePlayLink} name={fill(ui.selectStore.googlePlayName, { store })} />
          <AppBadge shop="appStore" href={appStoreLink} name={fill(ui.selectStore.appStoreName, { store })} />
          <ServiceLink service={service} branch={branch} />
        </div>
      </div>
    </section>
  );
}
