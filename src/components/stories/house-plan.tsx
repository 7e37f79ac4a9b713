import { site } from '#content';
import type { Story } from '../../../model/types.ts';
import { RoomName } from '../../ui/room-name.tsx';
import styles from './house-plan.module.css';
import drawing from './house-plan.svg?no-inline';

/** Of the rooms of the drawing, which is 150 wide. */
const HEIGHTS = [50, 72, 188, 100, 70];

/** A house from the street to the back street, drawn room by room beside the names of its rooms. */
export const HousePlan = ({ plan }: { plan: NonNullable<Story['plan']> }) => (
  <figure className={styles['plan']}>
    <p className={styles['street']}>{plan.front}</p>
    <ol>
      {plan.rooms.map((name, index) => (
        <li key={name.latin}>
          <svg viewBox={`0 0 150 ${HEIGHTS[index]}`} aria-hidden="true">
            <use href={`${drawing}#room-${index + 1}`} />
          </svg>
          <RoomName name={name} language={site.localLanguage} />
        </li>
      ))}
    </ol>
    <p className={styles['street']}>{plan.back}</p>
    <figcaption>{plan.caption}</figcaption>
  </figure>
);
