import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import type { DataFiles } from '../../model/types.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import styles from './feedback/feedback.module.css';
import { Experience } from './feedback/experience.tsx';
import { type FeedbackMessage, type Mailbox, Ways } from './feedback/ways.tsx';

interface FeedbackProps {
  words: Pick<
    DataFiles['feedback'],
    'title' | 'question' | 'ratings' | 'textHint' | 'email' | 'emailHint' | 'submit' | 'afterSubmit' | 'ways'
  >;
  branches: readonly Mailbox[];
  reviews: string;
}

/**
 * The feedback form (FEEDBACK-6). SUBMIT logs the values and sends nothing, even with scripts off: method="dialog" outside a
 * dialog does not navigate. Then the guest chooses how the message reaches a branch.
 */
export default function Feedback({ words, ...ways }: FeedbackProps) {
  const form = useRef<HTMLFormElement>(null);
  const next = useRef<HTMLElement>(null);
  const [message, setMessage] = useState<FeedbackMessage>();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // From the fields: a guest or the browser may have filled them in before the island started.
    const { rating = '', feedback = '', email = '' } = Object.fromEntries(new FormData(event.currentTarget));
    console.log('Feedback', { rating, feedback, email });
    setMessage({ rating: String(rating), feedback: String(feedback), email: String(email) });
  };
  useEffect(() => {
    if (message === undefined) return;
    next.current?.focus({ preventScroll: true });
    next.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [message]);

  const change = () => {
    flushSync(() => setMessage(undefined));
    form.current?.querySelector('textarea')?.focus();
  };

  return (
    <>
      {/* Kept, so that its fields are as the guest left them. */}
      <form ref={form} method="dialog" className={styles['form']} hidden={message !== undefined} onSubmit={submit}>
        <h2>{words.title}</h2>
        <Experience words={words} />
        <Field label={words.email} hint={words.emailHint}>
          {(control) => <input {...control} type="email" name="email" autoComplete="email" />}
        </Field>
        <div className={styles['end']}>
          <Button type="submit">{words.submit}</Button>
          <p>{words.afterSubmit}</p>
        </div>
      </form>
      {message && <Ways ref={next} words={words.ways} message={message} onChange={change} {...ways} />}
    </>
  );
}
