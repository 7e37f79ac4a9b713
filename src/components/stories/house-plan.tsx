import type { Story } from '../../../model/types.ts';
import { RoomName } from '../section-head.tsx';
import styles from './house-plan.module.css';
import drawing from './house-plan.svg?no-inline';

/** A house from the street to the back street, with the names of its rooms beside or below them. */
export const HousePlan = ({ plan }: { plan: NonNullable<Story['plan']> }) => (
  <figure className={styles['plan']}>
    <p className={styles['street']}>{plan.front}</p>
    <div className={styles['drawing']}>
      <svg viewBox="0 0 150 480" aria-hidden="true">
        <use href={`${drawing}#house`} />
      </svg>
    </div>
    <ol>
      {plan.rooms.map((name) => (
        <li key={name.latin}>
          <RoomName name={name} />
        </li>
      ))}
    </ol>
    <p className={styles['street']}>{plan.back}</p>
    <figcaption>{plan.caption}</figcaption>
  </figure>
);
