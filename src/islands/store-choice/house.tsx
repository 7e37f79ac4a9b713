import type { MouseEventHandler, ReactNode } from 'react';
import { AddressLines } from '../../ui/address-lines.tsx';
import { OpeningLine } from '../../ui/opening-line.tsx';
import { CallLink } from '../../ui/call-link.tsx';
import { cx } from '../../ui/class-names.ts';
import { Doorway, type DoorState } from './doorway.tsx';
import styles from './house.module.css';
import type { ChoiceWords, Store } from './store.ts';
import { unbrokenTimes } from './unbroken-times.ts';

interface HouseProps {
  branch: Store;
  door: DoorState;
  words: Pick<ChoiceWords, 'choose' | 'chosen'>;
  onPick: MouseEventHandler<HTMLButtonElement>;
  /** What follows once the store is chosen. */
  children?: ReactNode;
}

/**
 * A store: its name and address, a door, and a button as the threshold. The area of the button is the whole house. An item of
 * the grid of the page: rows and columns are shared, so that the doors stand level and `children` is as wide as the page.
 */
export function House({ branch, door, words, onPick, children }: HouseProps) {
  const isChosen = door === 'open';
  return (
    <li className={styles['item']}>
      <div className={cx(styles['house'], isChosen && styles['chosen'])}>
        <div className={styles['head']}>
          <h2>{branch.store}</h2>
          <AddressLines address={branch.address} />
          <OpeningLine branch={branch} announced={branch.announced} className={styles['hours']} />
        </div>
        <Doorway branch={branch} state={door} />
        <button type="button" className={styles['threshold']} aria-pressed={isChosen} onClick={onPick}>
          {isChosen ? words.chosen : words.choose}
          <span className="sr"> {branch.store}</span>
        </button>
        {door === 'ajar' && (
          <div className={styles['facts']}>
            <p>{unbrokenTimes(branch.hours)}</p>
            <CallLink branch={branch} />
            <p className="muted">{branch.line}</p>
          </div>
        )}
      </div>
      {children}
    </li>
  );
}
