import { type Dispatch, type Ref, useEffect, useId, useState } from 'react';
import { fill } from '../../../model/fill.ts';
import { ClosureNote } from '../../ui/closure-note.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { AppBadges } from './app-badges.tsx';
import styles from './booking.module.css';
import { OpenServiceLink } from './service-link.tsx';
import type { BookingWords, Store } from './store.ts';
import { TableForm } from './table-form.tsx';
import { bookingHref, notKept, requestTexts, tableOffer, type TableRequest } from './table-request.ts';

const MINUTE_MS = 60_000;

interface BookingProps {
  ref: Ref<HTMLElement>;
  branch: Store;
  actionLabel: string;
  words: BookingWords;
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
  const { store, service } = branch;
  return (
    <section ref={ref} className={styles['booking']} tabIndex={-1} aria-labelledby={id} data-store-chosen="">
      <div className={styles['form']}>
        <h2 id={id}>{fill(words.tableTitle, { store })}</h2>
        <ClosureNote branch={branch} replacesNext />
        <TableForm
          branch={branch}
          offer={offer}
          words={words}
          notKept={notKept(branch, request, offer, words)}
          onChange={(change) => onChange({ ...request, ...change })}
        />
      </div>
      <div className={`on-dark ${styles['after']}`}>
        <div className={styles['summary']}>
          <div className={styles['bar']} data-page-bar="" data-booking-bar={isComplete ? 'complete' : ''}>
            <p>
              <b>{tableText ?? words.nothingYet}</b> {dayText}
              <span className={styles['store']}>
                {dayText && ', '}
                {store}
              </span>
            </p>
            <OpenServiceLink branch={branch} actionLabel={actionLabel} {...(href !== undefined && { href })} />
          </div>
          {!service.isUnderConstruction && (
            <p>{fill(href === undefined ? words.opens : words.opensFilled, { store })}</p>
          )}
          {isComplete && (
            <CopyButton
              text={`${tableText}, ${dayText}, ${store}`.replaceAll('\u00a0', ' ')}
              copyLabel={words.copy}
              copiedLabel={words.copied}
              className={styles['copy']}
            />
          )}
          <p>{words.allergy}</p>
        </div>
        <h3>{fill(words.appTitle, { store })}</h3>
        <AppBadges branch={branch} />
      </div>
    </section>
  );
}

/** The present in milliseconds, renewed each minute and when the page is shown again. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const renew = () => setNow(Date.now());
    const timer = setInterval(renew, MINUTE_MS);
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, []);
  return now;
}
