import { type ReactNode, useId } from 'react';
import styles from './experience.module.css';
import drawings from './ratings.svg?no-inline';

interface ExperienceProps {
  /** Asked once. It names the rating and the text box. */
  question: ReactNode;
  /** In the empty text box. */
  hint: string;
  /** From worst to best; each has a face. */
  ratings: readonly string[];
}

/** One question, answered by a rating and in words. */
export function Experience({ question, hint, ratings }: ExperienceProps) {
  const id = useId();
  return (
    <fieldset className={styles['experience']}>
      <legend id={id}>{question}</legend>
      <div className={styles['choices']}>
        {ratings.map((rating, index) => (
          <label key={rating}>
            <input type="radio" name="rating" value={rating} />
            <svg viewBox="0 0 64 64" aria-hidden="true">
              <use href={`${drawings}#coin`} />
              <use href={`${drawings}#rating-${index + 1}`} />
            </svg>
            <span>{rating}</span>
          </label>
        ))}
      </div>
      <textarea name="feedback" required aria-labelledby={id} placeholder={hint} />
    </fieldset>
  );
}
