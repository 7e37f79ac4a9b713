import type { Content, FaqEntry } from '../../../model/types.ts';
import { cx } from '../../ui/class-names.ts';
import { TextWithLinks } from '../../ui/text-with-links.tsx';
import sectionStyles from './faq-section.module.css';
import styles from './questions.module.css';
import questionStyles from './question.module.css';

/** So many are less high than most windows. */
const FEW = 3;

interface QuestionsProps {
  words: Pick<Content['faq'], 'title' | 'expandAll' | 'questions'>;
  /** The branches' telephone numbers, which are links in answers. */
  phones: readonly string[];
}

/** The frame of the questions, and a template of one, which scripts/faq.ts fills from the API. */
export const Questions = ({ words, phones }: QuestionsProps) => (
  <div className={styles['faq']}>
    <div className={`cluster between ${styles['head']}`}>
      <h2>{words.title}</h2>
      <div className="needs-script">
        <label className="tap type-small">
          <input id="expand-all" type="checkbox" />
          <span>{words.expandAll}</span>
        </label>
      </div>
    </div>
    <nav id="question-groups" aria-label="Groups of questions" hidden>
      <div className={`cluster ${styles['jump']}`} />
    </nav>
    <div
      className={cx(styles['groups'], words.questions.length <= FEW && styles['few'])}
      aria-busy
      data-phones={JSON.stringify(phones)}
    />
    <template id="question">
      <li className={questionStyles['question']}>
        <span className={questionStyles['icon']} />
        <div className={questionStyles['answer']} />
      </li>
    </template>
  </div>
);

/** The questions for readers without scripts, and search engines. */
export const PlainQuestions = ({
  questions,
  phones,
}: {
  questions: readonly FaqEntry[];
  phones: readonly string[];
}) => (
  <div className={sectionStyles['plain']}>
    {questions.map(({ prompt, answer }) => (
      <details key={prompt}>
        <summary className="type-item">{prompt}</summary>
        {answer.split('\n').map((line) => (
          <p key={line}>
            <TextWithLinks phones={phones}>{line}</TextWithLinks>
          </p>
        ))}
      </details>
    ))}
  </div>
);
