import { Picture } from '../../ui/picture.tsx';
import { OpeningLine } from '../opening-line.tsx';
import { CardWords } from './card-words.tsx';
import styles from './door.module.css';
import type { StoreCardProps } from './store-choice-page.tsx';

/** A store as the double door of a Chettinad house: closed, ajar under the pointer, open once it is chosen. */
export function Door({ onPick, ...card }: StoreCardProps) {
  const { branch, isChosen } = card;
  return (
    <button type="button" className={styles['door']} aria-pressed={isChosen} onClick={onPick}>
      <CardWords {...card} className={styles['text']}>
        <OpeningLine branch={branch} />
      </CardWords>
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
