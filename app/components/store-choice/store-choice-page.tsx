import { useRef, type ComponentType, type MouseEventHandler } from 'react';
import { flushSync } from 'react-dom';
import branches from 'virtual:content/stores';
import * as ui from 'virtual:content/ui';
import type { Branch } from '../../../model/types.ts';
import { paths } from '../../paths.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { fill } from '../../../model/fill.ts';
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx';
import { SkipHydration } from '../../ui/skip-hydration.tsx';
import { BackLink } from '../text-link.tsx';
import { ChoiceBar } from './choice-bar.tsx';
import { PlainStores } from './plain-stores.tsx';
import { services, type Service } from './services.ts';
import styles from './store-choice-page.module.css';
import { useStoreChoice } from './use-store-choice.ts';

const GettingThere = lazyWithPreload(() => import('../getting-there/getting-there.tsx'));

/** The props of DoorCard and PhotoCard. */
export interface StoreCardProps {
  branch: Branch;
  isChosen: boolean;
  /** Whether it is the first card, whose picture has priority. */
  isFirst?: boolean;
  /** "Choose", or "Chosen". */
  state: string;
  onPick: MouseEventHandler<HTMLButtonElement>;
}

interface StoreChoicePageProps {
  service: Service;
  Card: ComponentType<StoreCardProps>;
}

/** Choose Your Stores and Book reservation: pick a card, confirm, go on to the store's own site. */
export function StoreChoicePage({ service, Card }: StoreChoicePageProps) {
  const words = services[service];
  const [choice, dispatch] = useStoreChoice(service);
  const card = useRef<HTMLButtonElement>(null);
  const bar = useRef<HTMLElement>(null);
  const chosen = branches.find((branch) => branch.key === choice.chosen);
  const pending = branches.find((branch) => branch.key === choice.pending);

  const confirm = () => {
    // Synchronous, so that the bar exists and can get focus: on a phone it is below the viewport.
    flushSync(() => dispatch({ type: 'confirm' }));
    bar.current?.focus({ preventScroll: true });
    bar.current?.scrollIntoView({ block: 'nearest' });
  };
  const cancel = () => {
    dispatch({ type: 'cancel' });
    // Safari does not focus clicked buttons, so the dialog cannot return focus by itself.
    card.current?.focus();
  };

  return (
    <>
      <section className={styles['page']}>
        <div className="wrap">
          <BackLink href={paths.homeAlias}>{words.back}</BackLink>
          <div className={styles['title']}>
            <h1>{words.title}</h1>
            <p className="lead">{words.intro}</p>
          </div>
          <div className="needs-script">
            <ul className={styles['cards']}>
              {branches.map((branch, index) => {
                const isChosen = branch === chosen;
                return (
                  <li key={branch.key}>
                    <Card
                      branch={branch}
                      isChosen={isChosen}
                      isFirst={index === 0}
                      state={isChosen ? words.chosen : words.choose}
                      onPick={({ currentTarget }) => {
                        card.current = currentTarget;
                        dispatch({ type: 'pick', store: branch.key });
                      }}
                    />
                  </li>
                );
              })}
            </ul>
          </div>
          <PlainStores service={service} className={styles['cards']} />
        </div>
      </section>
      {chosen && <ChoiceBar ref={bar} service={service} branch={chosen} />}
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
