import type { DataFiles } from '../../../model/types.ts';
import { Field, Required } from '../../ui/field.tsx';
import styles from './experience.module.css';
import drawings from './ratings.svg?no-inline';

interface ExperienceProps {
  words: Pick<DataFiles['feedback'], 'question' | 'ratings' | 'textHint'>;
}

/** One question, answered by a rating and in words. Both are labelled as required; the browser demands the words only. */
export const Experience = ({ words: { question, ratings, textHint } }: ExperienceProps) => (
  <fieldset className={styles['experience']}>
    <legend>
      <Required>{question}</Required>
    </legend>
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
    <Field label={question} hint={textHint}>
      {(control) => <textarea {...control} name="feedback" />}
    </Field>
  </fieldset>
);
