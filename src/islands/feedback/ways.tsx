import { type Ref, useId } from 'react';
import { fill } from '../../../model/fill.ts';
import type { Branch, DataFiles } from '../../../model/types.ts';
import { buttonClass } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { telephoneUrl } from '../../paths.ts';
import { mailLink } from './message.ts';
import styles from './ways.module.css';

export type Mailbox = Pick<Branch, 'store' | 'email' | 'phone'>;

interface WaysProps {
  ref: Ref<HTMLElement>;
  branches: readonly Mailbox[];
  words: DataFiles['feedback']['ways'];
  /** What the guest wrote, as it leaves the page. */
  text: string;
  onChange: () => void;
}

/** After SUBMIT: how the guest can send what they wrote. The page itself sends nothing. It gets focus when it appears. */
export function Ways({ ref, branches, words, text, onChange }: WaysProps) {
  const id = useId();
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={id} className={styles['ways']}>
      <h2 id={id}>{words.title}</h2>
      <p>{words.text}</p>
      <ul>
        {branches.map((branch) => (
          <li key={branch.email}>
            <a className={buttonClass()} href={mailLink(branch, words.subject, text)}>
              <Icon name="mail" />
              {fill(words.email, { store: branch.store })}
            </a>
            <a
              className={buttonClass({ kind: 'line' })}
              href={telephoneUrl(branch.phone)}
              aria-label={`${words.call} ${branch.phone}, ${branch.store}`}
            >
              <Icon name="phone" />
              {words.call} <span>{branch.phone}</span>
            </a>
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
    </section>
  );
}
