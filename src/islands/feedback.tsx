import { useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import type { Content } from '../../model/types.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { PhoneText } from '../ui/phone-text.tsx';
import styles from './feedback/feedback.module.css';
import { Rating } from './feedback/rating.tsx';

interface FeedbackProps {
  words: Pick<Content['feedback'], 'title' | 'question' | 'ratings' | 'email' | 'emailHint' | 'submit' | 'afterSubmit'>;
  /** The branches' telephone numbers, which are links in the text after SUBMIT. */
  phones: readonly string[];
  /** What stands before the first field. */
  children: ReactNode;
}

/**
 * The feedback form (FEEDBACK-6). SUBMIT logs the values and sends nothing, even with scripts off: method="dialog" outside a
 * dialog does not navigate.
 */
export default function Feedback({ words, phones, children }: FeedbackProps) {
  const note = useRef<HTMLParagraphElement>(null);
  const [submitted, setSubmitted] = useState(false);
  const hint = useId();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // From the fields: a guest or the browser may have filled them in before the island started.
    const { rating = '', feedback, email } = Object.fromEntries(new FormData(event.currentTarget));
    console.log('Feedback', { rating, feedback, email });
    setSubmitted(true);
  };
  // On a phone the message appears below the viewport.
  useEffect(() => {
    if (submitted) note.current?.scrollIntoView({ block: 'nearest' });
  }, [submitted]);

  const isRequired = (label: string) => (
    <>
      {label} <span className={styles['required']}>(required)</span>
    </>
  );
  return (
    <form method="dialog" className={styles['form']} onSubmit={submit}>
      <h2 className="h-section">{words.title}</h2>
      {children}
      <Rating legend={isRequired(words.question)} ratings={words.ratings} />
      <Field label={isRequired(words.question)}>
        {(control) => <textarea {...control} name="feedback" required />}
      </Field>
      <Field label={isRequired(words.email)}>
        {(control) => (
          <>
            <input {...control} type="email" name="email" required autoComplete="email" aria-describedby={hint} />
            <p id={hint} className={styles['hint']}>
              {words.emailHint}
            </p>
          </>
        )}
      </Field>
      <Button type="submit" className={styles['end']}>
        {words.submit}
      </Button>
      <p ref={note} role="status" className={styles['after']}>
        {submitted && <PhoneText phones={phones}>{words.afterSubmit}</PhoneText>}
      </p>
    </form>
  );
}
