import type { FaqEntry } from '../../../model/types.ts';
import { TextWithLinks } from '../../ui/text-with-links.tsx';
import styles from './faq-section.module.css';

/** The questions for readers without scripts, and search engines. */
export const PlainQuestions = ({
  questions,
  phones,
}: {
  questions: readonly FaqEntry[];
  phones: readonly string[];
}) => (
  <div className={styles['plain']}>
    {questions.map(({ prompt, answer }) => (
      <details key={prompt}>
        <summary>{prompt}</summary>
        {answer.split('\n').map((line) => (
          <p key={line}>
            <TextWithLinks phones={phones}>{line}</TextWithLinks>
          </p>
        ))}
      </details>
    ))}
  </div>
);
