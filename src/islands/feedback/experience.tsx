import type { DataFiles } from '../../../model/types.ts';
import { Field } from '../../ui/field.tsx';
import styles from './experience.module.css';
import drawings from './ratings.svg?no-inline';

interface ExperienceProps {
  words: Pick<DataFiles['feedback'], 'question' | 'ratings' | 'text' | 'textHint'>;
  /** What is wrong with the text. */
  error: string | undefined;
}

/** One question, answered by a rating and in words, of which the words are required. It is in the names of both. */
export function Experience({ words: { question, ratings, text, textHint }, error }: ExperienceProps) {
  const name = `${question} (required)`;
  return (
    <fieldset className={styles['experience']} aria-label={name}>
      <legend>{question}</legend>
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
      <Field label={text} hint={textHint} error={error}>
        {(control) => <textarea {...control} name="feedback" aria-label={`${name} ${text}`} />}
      </Field>
    </fieldset>
  );
}
