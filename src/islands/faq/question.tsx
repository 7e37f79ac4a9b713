import { useEffect, useId, useRef } from 'react';
import type { FaqEntry } from '../../../model/types.ts';
import { TextWithLinks } from '../../ui/text-with-links.tsx';
import styles from './question.module.css';

/** Up to this width, opening a question scrolls it and its answer into view (FAQ-6). */
const NARROW = '(max-width: 1024px)';

interface QuestionProps {
  /** One level below the group's heading. */
  heading: 'h3' | 'h4';
  entry: FaqEntry;
  phones: readonly string[];
  isOpen: boolean;
  /** Called on a click, and when find-in-page matches text in a closed answer. */
  onToggle: () => void;
}

/** A disclosure button with one question and its answer. */
export function Question({ heading: Heading, entry, phones, isOpen, onToggle }: QuestionProps) {
  const id = useId();
  const item = useRef<HTMLLIElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  // React supports `hidden` only as a boolean; "until-found" lets find-in-page search closed answers.
  useEffect(() => {
    const element = answer.current;
    if (!element || isOpen) return;
    if ('onbeforematch' in element) element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', onToggle);
    return () => element.removeEventListener('beforematch', onToggle);
  }, [isOpen, onToggle]);

  const press = () => {
    onToggle();
    if (isOpen || !matchMedia(NARROW).matches) return;
    requestAnimationFrame(() => item.current?.scrollIntoView({ block: 'nearest' }));
  };
  return (
    <li ref={item} className={styles['question']}>
      <Heading>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={press}>
          <span>{entry.prompt}</span>
          <span className={styles['icon']} />
        </button>
      </Heading>
      <div ref={answer} id={id} hidden={!isOpen} className={styles['answer']}>
        {entry.answer.split('\n').map((line) => (
          <p key={line}>
            <TextWithLinks phones={phones}>{line}</TextWithLinks>
          </p>
        ))}
      </div>
    </li>
  );
}
