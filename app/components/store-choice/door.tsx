import { Picture } from '../../ui/picture.tsx';
import { OpeningLine } from '../opening-line.tsx';
import { CardState } from './card-state.tsx';
import styles from './door.module.css';
import type { StoreCardProps } from './store-choice-page.tsx';

/** A store as the double door of a Chettinad house: closed, ajar under the pointer, open once it is chosen. */
export function Door({ branch, isChosen, state, onPick }: StoreCardProps) {
  return (
    <button type="button" className={styles['door']} aria-pressed={isChosen} onClick={onPick}>
      <span className={styles['text']}>
        <b>{branch.store}</b> <span>{branch.address}</span> <OpeningLine branch={branch} />
        <CardState isChosen={isChosen}>{state}</CardState>
      </span>
      <span className={styles['frame']}>
        {branch.picture && <Picture picture={branch.picture} alt="" sizes="(min-width: 701px) 46vw, 92vw" />}
        <DoorLeaf />
        <DoorLeaf />
      </span>
      <span className={styles['step']} />
    </button>
  );
}

/** Three panels, each with a brass boss, and a ring to knock with. */
function DoorLeaf() {
  return (
    <span className={styles['leaf']}>
      <i />
      <i />
      <i />
    </span>
  );
}
