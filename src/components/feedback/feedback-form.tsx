import { branches, ui } from '#content';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PhoneLink } from '../phone-link.tsx';
import { PhoneText } from '../phone-text.tsx';
import { saveDraft, getDraft } from './draft.ts';
import styles from './feedback-form.module.css';
import { Rating } from './rating.tsx';

const words = ui.feedback;

/**
 * The feedback form (FEEDBACK-6). SUBMIT logs the values and sends nothing, even with scripts off: method="dialog" outside a
 * dialog does not navigate.
 */
export function FeedbackForm() {
  const form = useRef<HTMLFormElement>(null);
  const note = useRef<HTMLParagraphElement>(null);
  const [submitted, setSubmitted] = useState(false);
  const [draft] = useState(getDraft);
  const hint = useId();
  // Includes input from before hydration.
  useEffect(() => {
    if (form.current) saveDraft(form.current);
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    saveDraft(event.currentTarget);
    console.log('Feedback', getDraft());
    setSubmitted(true);
  };
  // On a phone the message appears below the viewport.
  useEffect(() => {
    if (submitted) note.current?.scrollIntoView({ block: 'nearest' });
  }, [submitted]);

  return (
    <form
      ref={form}
      method="dialog"
      className={styles['form']}
      onInput={({ currentTarget }) => saveDraft(currentTarget)}
      onSubmit={submit}
    >
      <h2 className="h-section">{words.title}</h2>
      <NothingIsSent />
      <Rating legend={<Required>{words.question}</Required>} chosen={draft.rating} />
      <Field label={<Required>{words.question}</Required>}>
        {(control) => <textarea {...control} name="feedback" required defaultValue={draft.feedback} />}
      </Field>
      <Field label={<Required>{words.email}</Required>}>
        {(control) => (
          <>
            <input
              {...control}
              type="email"
              name="email"
              required
              autoComplete="email"
              aria-describedby={hint}
              defaultValue={draft.email}
            />
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
        {submitted && <PhoneText>{words.afterSubmit}</PhoneText>}
      </p>
    </form>
  );
}

/** Before the first field, so that nobody writes a letter that is not sent: the telephone numbers. */
function NothingIsSent() {
  return (
    <div className={styles['note']}>
      <p>{words.note}</p>
      <ul>
        {branches.map((branch) => (
          <li key={branch.key}>
            {branch.store} <PhoneLink branch={branch} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A label with "(required)" after it. */
function Required({ children }: { children: string }) {
  return (
    <>
      {children} <span className={styles['required']}>({ui.global.required})</span>
    </>
  );
}
