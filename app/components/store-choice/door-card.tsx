import { Picture } from '../../ui/picture.tsx';
import { OpeningLine } from '../opening-line.tsx';
import { CardText } from './card-text.tsx';
import styles from './door-card.module.css';
import type { StoreCardProps } from './store-choice-page.tsx';

/** A store card drawn as a double door: closed, ajar on hover, open when chosen. */
export function DoorCard({ onPick, ...card }: StoreCardProps) {
  const { branch, isChosen } = card;
  return (
    <button type="button" className={styles['door']} aria-pressed={isChosen} onClick={onPick}>
      <CardText {...card} className={styles['text']}>
        <OpeningLine branch={branch} />
      </CardText>
      <span className={styles['frame']}>
        {branch.picture && <Picture picture={branch.picture} alt="" sizes="(min-width: 701px) 46vw, 92vw" />}
        <DoorLeaf />
        <DoorLeaf />
      </span>
      <span className={styles['step']} />
    </button>
  );
}

/** Three panels, each with a brass boss, and a knocker. */
function DoorLeaf() {
  return (
    <span className={styles['leaf']}>
      <i />
      <i />
      <i />
    </span>
  );
}
