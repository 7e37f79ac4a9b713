import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '../../model/fill.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { Booking } from './store-choice/booking.tsx';
import { Ordering } from './store-choice/ordering.tsx';
import { StoreCard } from './store-choice/store-card.tsx';
import type { ChoiceWords, ServiceWords, Store } from './store-choice/store.ts';
import styles from './store-choice/store-choice.module.css';
import { useChoice } from './store-choice/use-choice.ts';

interface StoreChoiceProps {
  stores: readonly Store[];
  words: ChoiceWords;
  service: ServiceWords;
}

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
      <ul className={styles['stores']}>
        {stores.map((branch) => (
          <StoreCard
            key={branch.key}
            branch={branch}
            isChosen={branch === chosen}
            isShort={'ordering' in service}
            words={words}
            onPick={({ currentTarget }) => {
              button.current = currentTarget;
              if (branch !== chosen) setPending(branch);
            }}
          />
        ))}
      </ul>
      {shared &&
        ('booking' in service ? (
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
