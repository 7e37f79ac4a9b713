import { type Dispatch, useEffect, useId, useState } from 'react';
import { fill } from '../../../model/fill.ts';
import { useStore } from '@nanostores/react';
import { $listOf } from '../../stores/stored-party.ts';
import { ClosureNote } from '../../ui/dated.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { TextWithLinks } from '../../ui/text-with-links.tsx';
import { AppBadges, ServiceLink, type ServiceProps } from './service-links.tsx';
import styles from './booking.module.css';
import type { BookingWords } from '../../data/store-choice.ts';
import { TableForm } from './table-form.tsx';
import { allergiesOf, bookingHref, notKept, requestTexts, tableOffer, type TableRequest } from './table-request.ts';

interface BookingProps extends ServiceProps<BookingWords> {
  request: TableRequest;
  onChange: Dispatch<TableRequest>;
}

/**
 * The form below the stores, for people, day and time. Book Now passes them to the store's own booking page. The section gets focus when
 * it appears. On phones the summary with Book Now is a bar at the lower edge.
 */
export function Booking({ ref, branch, actionLabel, words, request, onChange }: BookingProps) {
  const id = useId();
  const offer = tableOffer(branch, request, useNow());
  const { tableText, dayText, isComplete } = requestTexts(offer, words);
  const href = bookingHref(branch, request, offer);
  const { store, service, phone } = branch;
  const lost = notKept(branch, request, offer, words);
  const allergies = allergiesOf(useStore($listOf)(branch.id), words);
  return (
    <section
      ref={ref}
      className={`columns ${styles['booking']}`}
      tabIndex={-1}
      aria-labelledby={id}
      data-store-chosen=""
    >
      <div className={`stack ${styles['form']}`}>
        <h2 id={id}>{fill(words.tableTitle, { store })}</h2>
        <ClosureNote branch={branch} replacesNext />
        {/* Always there, so that screen readers announce its text. */}
        <p role="status" className={lost && 'callout'}>
          {lost}
        </p>
        <TableForm branch={branch} offer={offer} words={words} onChange={onChange} />
        <a className="tap act" href={branch.directions}>
          {fill(words.directions, { store })}
        </a>
      </div>
      <div className={`on-dark type-small ${styles['after']}`}>
        <div className={`stack start ${styles['summary']}`}>
          <p className={styles['allergy']}>
            <b className="bright">{allergies || words.allergy}</b>
            <TextWithLinks phones={[phone]}>{fill(words.allergyAdvice, { phone })}</TextWithLinks>
          </p>
          <div className={styles['bar']} data-page-bar="" data-booking-bar={isComplete ? 'complete' : ''}>
            <p className="bright">
              <b className="type-item">{tableText ?? words.nothingYet}</b>
              <span>{dayText && ` ${dayText}`}</span>
              <span className={styles['store']}>{dayText ? `, ${store}` : store}</span>
            </p>
            <ServiceLink branch={branch} actionLabel={actionLabel} {...(href !== undefined && { href })} />
          </div>
          {!service.isUnderConstruction && (
            <p>{fill(isComplete && href ? words.opensFilled : words.opens, { store })}</p>
          )}
          {isComplete && (
            <CopyButton
              text={[tableText, dayText, store, allergies].filter(Boolean).join(', ').replaceAll('\u00a0', ' ')}
              copyLabel={words.copy}
              copiedLabel={words.copied}
              className="tap act"
            />
          )}
        </div>
      </div>
      <div className="stack">
        <h3>{fill(words.appTitle, { store })}</h3>
        <AppBadges branch={branch} />
      </div>
    </section>
  );
}

/** The present in milliseconds, renewed each minute, and when the page is seen again: timers stop in a suspended tab. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const renew = () => setNow(Date.now());
    const timer = setInterval(renew, 60_000);
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, []);
  return now;
}
