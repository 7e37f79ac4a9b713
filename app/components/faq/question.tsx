import { useEffect, useId, useRef } from 'react';
import type { FaqEntry } from '../../../model/types.ts';
import styles from './question.module.css';

interface QuestionProps {
  entry: FaqEntry;
  isOpen: boolean;
  /** Asked for by a press, or by the browser's own search when it finds a word in a closed answer. */
  onToggle: () => void;
}

/** One question; its answer opens under it. */
export function Question({ entry, isOpen, onToggle }: QuestionProps) {
  const id = useId();
  const answer = useRef<HTMLDivElement>(null);
  // React knows `hidden` as yes or no only; "until-found" lets the browser's search look into closed answers.
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
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          {entry.prompt}
          <span className={styles['icon']} />
        </button>
      </h3>
      <div ref={answer} id={id} hidden={!isOpen} className={styles['answer']}>
        <p>{entry.answer}</p>
      </div>
    </li>
  );
}
