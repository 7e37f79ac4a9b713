import type { ReactNode } from 'react';
import drawings from './ratings.svg?no-inline';
import styles from './rating.module.css';

/** The rating as radio buttons, from worst to best. Each has a face. */
export function Rating({ legend, ratings }: { legend: ReactNode; ratings: readonly string[] }) {
  return (
    <fieldset className={styles['rating']}>
      <legend>{legend}</legend>
      <div className={styles['choices']}>
        {ratings.map((rating, index) => (
          <label key={rating}>
            <input type="radio" name="rating" value={rating} />
            <svg viewBox="0 0 64 64" aria-hidden="true">
              <use href={`${drawings}#rating-${index + 1}`} />
            </svg>
            {rating}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
