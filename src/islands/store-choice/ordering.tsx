import { useId, type Ref } from 'react';
import { fill } from '../../../model/fill.ts';
import { TextWithLinks } from '../../ui/text-with-links.tsx';
import { AppBadges } from './app-badges.tsx';
import styles from './ordering.module.css';
import { ServiceLink } from './service-link.tsx';
import type { OrderingWords, Store } from './store.ts';

interface OrderingProps {
  ref: Ref<HTMLElement>;
  branch: Store;
  actionLabel: string;
  words: OrderingWords;
}

/** Below the stores: where the chosen one takes orders. It gets focus when it appears. */
export function Ordering({ ref, branch, actionLabel, words }: OrderingProps) {
  const id = useId();
  const { store, phone, service } = branch;
  return (
    <section ref={ref} className={styles['ordering']} tabIndex={-1} aria-labelledby={id} data-store-chosen="">
      <h2 id={id}>{fill(words.chosenTitle, { store })}</h2>
      {!service.isUnderConstruction && (
        <p>
          <TextWithLinks phones={[phone]}>{fill(words.chosenText, { store, phone })}</TextWithLinks>
        </p>
      )}
      <div className={styles['link']}>
        <ServiceLink branch={branch} actionLabel={actionLabel} />
      </div>
      <AppBadges branch={branch} />
    </section>
  );
}
