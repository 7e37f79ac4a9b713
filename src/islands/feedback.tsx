import { type Ref, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Branch, DataFiles } from '../../model/types.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Field, Required } from '../ui/field.tsx';
import styles from './feedback/feedback.module.css';
import experienceStyles from './feedback/experience.module.css';
import drawings from './feedback/ratings.svg?no-inline';
import { fill } from '../../model/fill.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { paths, telephoneUrl } from '../paths.ts';
import waysStyles from './feedback/ways.module.css';

interface FeedbackProps {
  words: Pick<
    DataFiles['feedback'],
    'title' | 'question' | 'ratings' | 'textHint' | 'email' | 'emailHint' | 'submit' | 'afterSubmit' | 'ways'
  >;
  branches: readonly Mailbox[];
  /** The address of the reviews, if there is one. */
  reviews: string | undefined;
  hasBooking: boolean;
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
      <form
        ref={form}
        method="dialog"
        className={`stack ${styles['form']}`}
        hidden={message !== undefined}
        onSubmit={submit}
      >
        <h2 className="type-name">{words.title}</h2>
        <Experience words={words} />
        <Field label={words.email} hint={words.emailHint}>
          {(control) => <input {...control} type="email" name="email" autoComplete="email" />}
        </Field>
        <div className={`cluster ${styles['end']}`}>
          <Button type="submit">{words.submit}</Button>
          <p>{words.afterSubmit}</p>
        </div>
      </form>
      {message && <Ways ref={next} words={words.ways} message={message} onChange={change} {...ways} />}
    </>
  );
}

interface ExperienceProps {
  words: Pick<DataFiles['feedback'], 'question' | 'ratings' | 'textHint'>;
}

/** One question, answered by a rating and in words. Both are labelled as required; the browser demands the words only. */
const Experience = ({ words: { question, ratings, textHint } }: ExperienceProps) => (
  <fieldset className={experienceStyles['experience']}>
    <legend>
      <Required>{question}</Required>
    </legend>
    <div className={experienceStyles['choices']}>
      {ratings.map((rating, index) => (
        <label key={rating}>
          <input className="over" type="radio" name="rating" value={rating} />
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

/** The rating is '' if none was chosen. */
type FeedbackMessage = Record<'rating' | 'feedback' | 'email', string>;
type Mailbox = Pick<Branch, 'store' | 'email' | 'phone'>;

interface WaysProps {
  ref: Ref<HTMLElement>;
  branches: readonly Mailbox[];
  words: DataFiles['feedback']['ways'];
  /** Where a guest leaves a review, if the restaurant has such a place. */
  reviews: string | undefined;
  hasBooking: boolean;
  message: FeedbackMessage;
  onChange: () => void;
}

/** After SUBMIT: how the guest can send what they wrote. The page itself sends nothing. It gets focus when it appears. */
function Ways({ ref, branches, words, reviews, hasBooking, message, onChange }: WaysProps) {
  const id = useId();
  const { rating, feedback, email } = message;
  const text = `${rating && `${rating}. `}${feedback}\n\n${email}`;
  // RFC 6068 asks for CRLF, and for %20 instead of the plus signs of a form.
  const body = encodeURIComponent(text.replaceAll(/\r?\n/g, '\r\n'));
  const mood = words.moods.find(({ ratings }) => ratings.includes(rating));
  const waysTo = ({ store, email: mailbox, phone }: Mailbox) => {
    const subject = encodeURIComponent(fill(words.subject, { store }));
    return [
      { icon: 'mail', href: `mailto:${mailbox}?subject=${subject}&body=${body}`, label: fill(words.email, { store }) },
      { icon: 'phone', href: telephoneUrl(phone), label: fill(words.call, { store }), phone },
    ] as const;
  };
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={id} className={`stack ${waysStyles['ways']}`}>
      <h2 className="type-name" id={id}>
        {words.title}
      </h2>
      <p>{mood?.text ?? words.text}</p>
      <ul className="stack">
        {branches.map((branch) => (
          <li key={branch.store} className="grid">
            {(mood?.isCallFirst ? waysTo(branch).toReversed() : waysTo(branch)).map(
              ({ icon, href, label, ...rest }, n) => (
                <a key={icon} className={buttonClass(n > 0 ? { kind: 'line' } : {})} href={href}>
                  <Icon name={icon} />
                  <span>{label}</span>
                  {'phone' in rest && <span className="not-on-phones">{` ${rest.phone}`}</span>}
                </a>
              ),
            )}
          </li>
        ))}
      </ul>
      <div className={`cluster between ${waysStyles['message']}`}>
        <blockquote className="lines">{text}</blockquote>
        <CopyButton className="tap act" text={text} copyLabel={words.copy} copiedLabel={words.copied} />
        <button type="button" className="tap act" onClick={onChange}>
          {words.change}
        </button>
      </div>
      {(reviews ?? hasBooking) && (
        <p className="cluster">
          <span>{words.next}</span>
          {reviews && (
            <a className="tap act" href={reviews} target="_blank" rel="noopener">
              <span>{words.review}</span>
              <span className="sr">, opens in a new tab</span>
            </a>
          )}
          {hasBooking && (
            <a className="tap act" href={paths.bookReservation} data-booking="">
              {words.book}
            </a>
          )}
        </p>
      )}
    </section>
  );
}
