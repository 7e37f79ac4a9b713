import { useEffect, useId, useRef } from 'react';
import type { FaqEntry } from '../../../model/types.ts';
import { PhoneText } from '../../ui/phone-text.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import styles from './question.module.css';

interface QuestionProps {
  /** Position in the list, counted from 1, in the digits that are shown. */
  number: string;
  entry: FaqEntry;
  phones: readonly string[];
  isOpen: boolean;
  /** Called on a click, and when find-in-page matches text in a closed answer. */
  onToggle: () => void;
}

/** A disclosure button with one question and its answer. */
export function Question({ number, entry, phones, isOpen, onToggle }: QuestionProps) {
  const id = useId();
  const answer = useRef<HTMLDivElement>(null);
  // React supports `hidden` only as a boolean; "until-found" lets find-in-page search closed answers.
  useEffect(() => {
    const element = answer.current;
    if (!element || isOpen) return;
    if ('onbeforematch' in element) element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', onToggle);
    return () => element.removeEventListener('beforematch', onToggle);
  }, [isOpen, onToggle]);

  return (
    <li className={styles['question']}>
      <h3>
        <button type="button" data-number={number} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <span>
            <Unbroken text={entry.prompt} />
          </span>
          <span className={styles['icon']} />
        </button>
      </h3>
      <div ref={answer} id={id} hidden={!isOpen} className={styles['answer']}>
        <p>
          <PhoneText phones={phones}>{entry.answer}</PhoneText>
        </p>
      </div>
    </li>
  );
}
