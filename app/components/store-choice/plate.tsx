import { Picture } from '../../ui/picture.tsx';
import { OpeningLine } from '../opening-line.tsx';
import { PhoneLink } from '../phone-link.tsx';
import { CardWords } from './card-words.tsx';
import styles from './plate.module.css';
import type { StoreCardProps } from './store-choice-page.tsx';

/** A store as its laid table over an enamel plate; under it what to expect, when it is open, whom to ring. */
export function Plate({ onPick, ...card }: StoreCardProps) {
  const { branch, isChosen, isFirst } = card;
  return (
    <>
      <button type="button" className={styles['plate']} aria-pressed={isChosen} onClick={onPick}>
        {branch.picture && (
          <Picture picture={branch.picture} alt="" sizes="(min-width: 701px) 46vw, 92vw" priority={isFirst} />
        )}
        <CardWords {...card} className={styles['words']} />
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
