import { fill } from '../../../model/fill.ts';
import { paths } from '../../paths.ts';
import { useStore } from '@nanostores/react';
import { $listOf } from '../../stores/stored-party.ts';
import { ClosureNote } from '../../ui/dated.tsx';
import { TextWithLinks } from '../../ui/text-with-links.tsx';
import { AppBadges, ServiceLink, type ServiceProps } from './service-links.tsx';
import styles from './ordering.module.css';
import type { OrderingWords } from '../../data/store-choice.ts';
import { allergiesOf } from './table-request.ts';

/** Below the stores: where the chosen one takes orders. It gets focus when it appears. */
export function Ordering({ ref, branch, actionLabel, words }: ServiceProps<OrderingWords>) {
  const { store, phone, delivery, deliveryPhone, service } = branch;
  const list = useStore($listOf)(branch.id);
  const allergies = allergiesOf(list, words);
  const title = fill(words.chosenTitle, { store });
  return (
    <section ref={ref} className={`grid ${styles['ordering']}`} tabIndex={-1} aria-label={title} data-store-chosen="">
      <div className="stack">
        <h2>{title}</h2>
        {!service.isUnderConstruction && (
          <p>
            <TextWithLinks phones={[phone]}>{fill(words.chosenText, { store, phone })}</TextWithLinks>
          </p>
        )}
        {delivery !== undefined && deliveryPhone !== undefined && (
          <p>
            <TextWithLinks phones={[deliveryPhone]}>
              {fill(words.delivery, { delivery, phone: deliveryPhone })}
            </TextWithLinks>
          </p>
        )}
        {allergies && (
          <p>
            <b>{allergies}</b>
          </p>
        )}
        {list.entries.length > 0 && (
          <p className="callout">
            <span>{`${words.list} `}</span>
            <a href={paths.ourTable}>{words.openList}</a>
          </p>
        )}
      </div>
      <div className="stack">
        <ClosureNote branch={branch} replacesNext />
        <ServiceLink branch={branch} actionLabel={actionLabel} />
        <AppBadges branch={branch} />
      </div>
    </section>
  );
}
