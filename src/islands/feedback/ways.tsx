import { type Ref, useId } from 'react';
import { fill } from '../../../model/fill.ts';
import type { Branch, DataFiles } from '../../../model/types.ts';
import { buttonClass } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { paths, telephoneUrl } from '../../paths.ts';
import styles from './ways.module.css';

/** The rating is '' if none was chosen. */
export type FeedbackMessage = Record<'rating' | 'feedback' | 'email', string>;
export type Mailbox = Pick<Branch, 'store' | 'email' | 'phone'>;

interface WaysProps {
  ref: Ref<HTMLElement>;
  branches: readonly Mailbox[];
  words: DataFiles['feedback']['ways'];
  /** Where a guest leaves a review. */
  reviews: string;
  message: FeedbackMessage;
  onChange: () => void;
}

/** After SUBMIT: how the guest can send what they wrote. The page itself sends nothing. It gets focus when it appears. */
export function Ways({ ref, branches, words, reviews, message, onChange }: WaysProps) {
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
    <section ref={ref} tabIndex={-1} aria-labelledby={id} className={styles['ways']}>
      <h2 id={id}>{words.title}</h2>
      <p>{mood?.text ?? words.text}</p>
      <ul>
        {branches.map((branch) => (
          <li key={branch.email}>
            {(mood?.isCallFirst ? waysTo(branch).toReversed() : waysTo(branch)).map(
              ({ icon, href, label, ...rest }, n) => (
                <a key={icon} className={buttonClass(n > 0 ? { kind: 'line' } : {})} href={href}>
                  <Icon name={icon} />
                  <span>{label}</span>
                  {'phone' in rest && <span className={styles['phone']}>{` ${rest.phone}`}</span>}
                </a>
              ),
            )}
          </li>
        ))}
      </ul>
      <div className={styles['message']}>
        <blockquote>{text}</blockquote>
        <CopyButton text={text} copyLabel={words.copy} copiedLabel={words.copied} />
        <button type="button" onClick={onChange}>
          {words.change}
        </button>
      </div>
      <p>
        <span>{words.next}</span>
        <a href={reviews} target="_blank" rel="noopener">
          <span>{words.review}</span>
          <span className="sr">, opens in a new tab</span>
        </a>
        <a href={paths.bookReservation} data-booking="">
          {words.book}
        </a>
      </p>
    </section>
  );
}
