import { stores as branches, ui } from '#content';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { paths } from '../../paths.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { fill } from '../../../model/fill.ts';
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx';
import { SkipHydration } from '../../ui/skip-hydration.tsx';
import { BackLink } from '../text-link.tsx';
import { Answer } from './answer.tsx';
import { House } from './house.tsx';
import { PlainStores } from './plain-stores.tsx';
import { services, type Service } from './services.ts';
import styles from './store-choice-page.module.css';
import { useStoreChoice } from './use-store-choice.ts';

const GettingThere = lazyWithPreload(() => import('../getting-there/getting-there.tsx'));

/** Choose Your Stores and Book reservation: pick a door, confirm, go on to the store's own site. */
export function StoreChoicePage({ service }: { service: Service }) {
  const words = services[service];
  const [choice, dispatch] = useStoreChoice(service);
  const button = useRef<HTMLButtonElement>(null);
  const answer = useRef<HTMLElement>(null);
  const chosen = branches.find((branch) => branch.key === choice.chosen);
  const pending = branches.find((branch) => branch.key === choice.pending);

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
      <section className={styles['page']}>
        <div className={`wrap ${styles['street']}`}>
          <div className={styles['words']}>
            <BackLink href={paths.homeAlias}>{words.back}</BackLink>
            <h1>{words.title}</h1>
            <p className="lead">{words.intro}</p>
          </div>
          <ul className={`needs-script ${styles['stores']}`}>
            {branches.map((branch) => {
              const isChosen = branch === chosen;
              return (
                <House
                  key={branch.key}
                  branch={branch}
                  door={chosen ? (isChosen ? 'open' : 'shut') : 'ajar'}
                  state={isChosen ? words.chosen : words.choose}
                  onPick={({ currentTarget }) => {
                    button.current = currentTarget;
                    dispatch({ type: 'pick', store: branch.key });
                  }}
                >
                  {isChosen && <Answer ref={answer} service={service} branch={branch} />}
                </House>
              );
            })}
          </ul>
          <PlainStores service={service} className={styles['plain']} />
        </div>
      </section>
      <SkipHydration>
        <GettingThere />
      </SkipHydration>
      {pending && (
        <ConfirmDialog
          title={ui.dialog.title}
          question={fill(chosen ? words.change : words.first, { store: pending.store })}
          cancel={ui.dialog.cancel}
          ok={ui.dialog.ok}
          onCancel={cancel}
          onConfirm={confirm}
        />
      )}
    </>
  );
}
