import type { ReactNode } from 'react';
import * as ui from 'virtual:content/ui';
import { Icon, type IconName } from '../../ui/icon.tsx';
import styles from './rating.module.css';

/** From worst to best, in the order of the ratings in content/ui.yaml. */
const faces = ['face-angry', 'face-disappointed', 'face-sad', 'face-okay', 'face-loved'] as const satisfies IconName[];

/** The rating: five faces as radio buttons. */
export function Rating({ legend, chosen }: { legend: ReactNode; chosen: string }) {
  return (
    <fieldset className={styles['rating']}>
      <legend>{legend}</legend>
      <div className={styles['faces']}>
        {faces.map((face, index) => {
          const rating = ui.feedback.ratings[index] ?? '';
          return (
            <label key={face}>
              <input type="radio" name="rating" value={rating} defaultChecked={rating === chosen} />
              <Icon name={face} />
              {rating}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
