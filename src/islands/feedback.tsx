import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import type { DataFiles } from '../../model/types.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import styles from './feedback/feedback.module.css';
import { Experience } from './feedback/experience.tsx';
import { messageText } from './feedback/message.ts';
import { type Mailbox, Ways } from './feedback/ways.tsx';

interface FeedbackProps {
  words: Pick<
    DataFiles['feedback'],
    'title' | 'question' | 'ratings' | 'textHint' | 'email' | 'emailHint' | 'submit' | 'afterSubmit' | 'ways'
  >;
  branches: readonly Mailbox[];
}

/**
 * The feedback form (FEEDBACK-6). SUBMIT logs the values and sends nothing, even with scripts off: method="dialog" outside a
 * dialog does not navigate. Then the guest chooses how the message reaches a branch.
 */
export default function Feedback({ words, branches }: FeedbackProps) {
  const form = useRef<HTMLFormElement>(null);
  const ways = useRef<HTMLElement>(null);
  const [message, setMessage] = useState<string>();
  const hint = useId();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // From the fields: a guest or the browser may have filled them in before the island started.
    const { rating = '', feedback = '', email = '' } = Object.fromEntries(new FormData(event.currentTarget));
    console.log('Feedback', { rating, feedback, email });
    setMessage(messageText({ rating: String(rating), feedback: String(feedback), email: String(email) }));
  };
  useEffect(() => {
    if (message === undefined) return;
    ways.current?.focus({ preventScroll: true });
    ways.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [message]);

  const change = () => {
    flushSync(() => setMessage(undefined));
    form.current?.querySelector('textarea')?.focus();
  };

  const isRequired = (label: string) => (
    <>
      {label} <span className={styles['required']}>(required)</span>
    </>
  );
  return (
    <>
      {/* Kept, so that its fields are as the guest left them. */}
      <form ref={form} method="dialog" className={styles['form']} hidden={message !== undefined} onSubmit={submit}>
        <h2>{words.title}</h2>
        <Experience question={isRequired(words.question)} hint={words.textHint} ratings={words.ratings} />
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
        <div className={styles['end']}>
          <Button type="submit">{words.submit}</Button>
          <p className={styles['hint']}>{words.afterSubmit}</p>
        </div>
      </form>
      {message !== undefined && (
        <Ways ref={ways} branches={branches} words={words.ways} text={message} onChange={change} />
      )}
    </>
  );
}
