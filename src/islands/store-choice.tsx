import { useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '../../model/fill.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { Answer } from './store-choice/answer.tsx';
import { House } from './store-choice/house.tsx';
import { changeChoice, noChoice } from './store-choice/store-choice.ts';
import type { ChoiceWords, Service, Store } from './store-choice/store.ts';
import styles from './store-choice/store-choice.module.css';

interface StoreChoiceProps {
  service: Service;
  stores: readonly Store[];
  words: ChoiceWords;
}

/** The stores as houses with doors. A picked store is confirmed in a dialog; then its door opens and the answer appears. */
export default function StoreChoice({ service, stores, words }: StoreChoiceProps) {
  const [choice, dispatch] = useReducer(changeChoice, noChoice);
  const button = useRef<HTMLButtonElement>(null);
  const answer = useRef<HTMLElement>(null);
  const chosen = stores.find((branch) => branch.key === choice.chosen);
  const pending = stores.find((branch) => branch.key === choice.pending);

  const confirm = () => {
    // Synchronous, so that the answer exists and can get focus: on a phone it is below the viewport.
    flushSync(() => dispatch({ type: 'confirm' }));
    answer.current?.focus({ preventScroll: true });
    answer.current?.scrollIntoView({ block: 'nearest' });
  };
  const cancel = () => {
    dispatch({ type: 'cancel' });
    // Safari does not focus clicked buttons, so the dialog cannot return focus by itself.
    button.current?.focus();
  };

  return (
    <>
      <ul className={`needs-script ${styles['stores']}`}>
        {stores.map((branch) => {
          const isChosen = branch === chosen;
          return (
            <House
              key={branch.key}
              branch={branch}
              door={chosen ? (isChosen ? 'open' : 'shut') : 'ajar'}
              words={words}
              onPick={({ currentTarget }) => {
                button.current = currentTarget;
                dispatch({ type: 'pick', store: branch.key });
              }}
            >
              {isChosen && <Answer ref={answer} service={service} branch={branch} words={words} />}
            </House>
          );
        })}
      </ul>
      {pending && (
        <ConfirmDialog
          title={words.dialog.title}
          question={fill(chosen ? words.change : words.first, { store: pending.store })}
          cancel={words.dialog.cancel}
          ok={words.dialog.ok}
          onCancel={cancel}
          onConfirm={confirm}
        />
      )}
    </>
  );
}
