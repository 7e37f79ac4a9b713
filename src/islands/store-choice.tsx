import { type MouseEventHandler, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '../../model/fill.ts';
import { onPageEntry } from '../ui/cover.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { Booking } from './store-choice/booking.tsx';
import { Ordering } from './store-choice/ordering.tsx';
import type { Store, StoreChoiceProps } from '../data/store-choice.ts';
import type { TableRequest } from './store-choice/table-request.ts';
import { CallLink } from '../ui/contact.tsx';
import { ClosureNote } from '../ui/dated.tsx';
import { cx } from '../ui/class-names.ts';
import { OpeningLine } from '../ui/opening-line.tsx';
import { Picture } from '../ui/picture.tsx';
import { TextWithLinks } from '../ui/text-with-links.tsx';
import { ServiceLink } from './store-choice/service-links.tsx';
import { buttonClass } from '../ui/button.tsx';
import cardStyles from './store-choice/store-card.module.css';

/** The stores as cards. A dialog confirms the picked store; its service then appears below the cards. */
export default function StoreChoice({ stores, words, service }: StoreChoiceProps) {
  const [choice, change] = useChoice();
  const chosen = stores.find(({ key }) => key === choice.store);
  /** The store that the open dialog asks about. */
  const [pending, setPending] = useState<Store>();
  const button = useRef<HTMLButtonElement>(null);
  const answer = useRef<HTMLElement>(null);

  const confirm = () => {
    // Synchronous, so that the answer exists and can get focus: on a phone it is below the viewport.
    flushSync(() => {
      if (pending) change({ store: pending.key });
      setPending(undefined);
    });
    answer.current?.focus({ preventScroll: true });
    answer.current?.scrollIntoView({ block: 'nearest' });
  };
  // How to reach the store comes first, on the page for ordering.
  useEffect(() => {
    const directions = choice.store === undefined ? null : document.getElementById(choice.store);
    directions?.parentElement?.prepend(directions);
  }, [choice.store]);
  const cancel = () => {
    setPending(undefined);
    // Safari does not focus clicked buttons, so the dialog cannot return focus by itself.
    button.current?.focus();
  };
  const shared = chosen && { ref: answer, branch: chosen, actionLabel: words.action };

  return (
    <>
      <ul className={`grid ${cardStyles['stores']}`}>
        {stores.map((branch) => (
          <StoreCard
            key={branch.key}
            branch={branch}
            isChosen={branch === chosen}
            isShort={service.ordering !== undefined}
            words={words}
            onPick={({ currentTarget }) => {
              button.current = currentTarget;
              if (branch !== chosen) setPending(branch);
            }}
          />
        ))}
      </ul>
      {shared &&
        (service.booking ? (
          <Booking {...shared} words={service.booking} request={choice} onChange={change} />
        ) : (
          <Ordering {...shared} words={service.ordering} />
        ))}
      {pending && (
        <ConfirmDialog
          title={words.dialog.title}
          question={fill(chosen ? words.changeQuestion : words.chooseQuestion, { store: pending.store })}
          cancel={words.dialog.cancel}
          ok={words.dialog.ok}
          onCancel={cancel}
          onConfirm={confirm}
        />
      )}
    </>
  );
}

/** What a guest has chosen on the page of a service; the store by its key. Nothing of it is about health. */
interface StoreSelection extends TableRequest {
  store?: string;
}

/** The choice, which the history entry keeps: Back, Forward and a reload find it as the guest left it. */
function useChoice(): [StoreSelection, (change: StoreSelection) => void] {
  const [choice, setChoice] = useState<StoreSelection>({});
  // After hydration, because nothing is chosen in the HTML. Only `change` writes the state of these pages.
  useEffect(() => setChoice((history.state as { choice?: StoreSelection } | null)?.choice ?? {}), []);
  const change = (changed: StoreSelection) => {
    const next = { ...choice, ...changed };
    setChoice(next);
    onPageEntry(() => history.replaceState({ choice: next }, ''));
  };
  return [choice, change];
}

interface StoreCardProps {
  branch: Store;
  isChosen: boolean;
  /** Without the last seating, which is for those who book. */
  isShort: boolean;
  words: StoreChoiceProps['words'];
  onPick: MouseEventHandler<HTMLButtonElement>;
}

/** A store: its picture with name and telephone, its hours and address, and a button that covers the whole card. With scripts off, a plain link. */
function StoreCard({ branch, isChosen, isShort, words, onPick }: StoreCardProps) {
  const { store, address, hours, line, picture, deliveryPhone } = branch;
  return (
    <li className={cx(cardStyles['card'], isShort && cardStyles['short'], isChosen && cardStyles['chosen'])}>
      <div className={`frame ${cardStyles['picture']}`}>
        {picture && <Picture picture={picture} alt="" sizes="(min-width: 768px) 46vw, 92vw" />}
        <div className={`cluster ${cardStyles['name']}`}>
          <h2>{store}</h2>
          <CallLink branch={branch} />
        </div>
      </div>
      <div className={`stack ${cardStyles['text']}`}>
        <OpeningLine branch={branch} announced={branch.announced} isShort={isShort} withHours />
        <p className="no-script">{hours}</p>
        <p className="lines muted">{address}</p>
        <p className={cardStyles['line']}>
          <TextWithLinks phones={deliveryPhone ? [deliveryPhone] : []}>{line}</TextWithLinks>
        </p>
      </div>
      <button
        type="button"
        className={buttonClass(
          { kind: isChosen ? 'brass' : undefined, size: 'small' },
          `needs-script cover ${cardStyles['pick']}`,
        )}
        aria-current={isChosen || undefined}
        onClick={onPick}
      >
        <span>{isChosen ? words.chosen : fill(words.choose, { store })}</span>
        {isChosen && <span className="sr">{` ${store}`}</span>}
      </button>
      <div className={`no-script ${cardStyles['plain']}`}>
        <ClosureNote branch={branch} replacesNext />
        <ServiceLink branch={branch} actionLabel={words.action} />
      </div>
    </li>
  );
}
