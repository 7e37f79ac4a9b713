import type { MouseEventHandler, ReactNode } from 'react';
import type { Store } from '../../../model/types.ts';
import { cx } from '../../ui/class-names.ts';
import { AddressLines } from '../address-lines.tsx';
import { OpeningLine } from '../opening-line.tsx';
import { PhoneLink } from '../phone-link.tsx';
import { Doorway, type DoorState } from './doorway.tsx';
import styles from './house.module.css';
import { unbrokenTimes } from './unbroken-times.ts';

export interface HouseProps {
  branch: Store;
  door: DoorState;
  /** The text of the button: "Choose", or "Chosen". */
  state: string;
  onPick: MouseEventHandler<HTMLButtonElement>;
  /** What follows once the store is chosen. */
  children?: ReactNode;
}

/**
 * A store: its name and address, a door, and a button as the threshold. The area of the button is the whole house. An item of
 * the grid of StoreChoicePage: rows and columns are shared, so that the doors stand level and `children` is as wide as the page.
 */
export function House({ branch, door, state, onPick, children }: HouseProps) {
  const isChosen = door === 'open';
  return (
    <li className={styles['item']}>
      <div className={cx(styles['house'], isChosen && styles['chosen'])}>
        <div className={styles['head']}>
          <h2>{branch.store}</h2>
          <AddressLines address={branch.address} />
          <OpeningLine branch={branch} className={styles['hours']} />
        </div>
        <Doorway branch={branch} state={door} />
        <button type="button" className={styles['threshold']} aria-pressed={isChosen} onClick={onPick}>
          {state}
          <span className="sr"> {branch.store}</span>
        </button>
        {door === 'ajar' && (
          <div className={styles['facts']}>
            <p>{unbrokenTimes(branch.hours)}</p>
            <PhoneLink branch={branch} />
            <p className="muted">{branch.line}</p>
          </div>
        )}
      </div>
      {children}
    </li>
  );
}
