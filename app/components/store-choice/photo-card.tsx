import { Picture } from '../../ui/picture.tsx';
import { OpeningLine } from '../opening-line.tsx';
import { PhoneLink } from '../phone-link.tsx';
import { CardText } from './card-text.tsx';
import styles from './photo-card.module.css';
import type { StoreCardProps } from './store-choice-page.tsx';

/** A store card: a photo above the name, with description, hours and telephone number below. */
export function PhotoCard({ onPick, ...card }: StoreCardProps) {
  const { branch, isChosen, isFirst } = card;
  return (
    <>
      <button type="button" className={styles['card']} aria-pressed={isChosen} onClick={onPick}>
        {branch.picture && (
          <Picture picture={branch.picture} alt="" sizes="(min-width: 701px) 46vw, 92vw" priority={isFirst} />
        )}
        <CardText {...card} className={styles['words']} />
      </button>
      <ul className={styles['facts']}>
        <li>{branch.line}</li>
        <li>
          {branch.hours}
          <OpeningLine branch={branch} />
        </li>
        <li>
          <PhoneLink branch={branch} />
        </li>
      </ul>
    </>
  );
}
