import type { FaqEntry } from '../../../model/types.ts';
import { GroupLinks } from '../../islands/faq.tsx';
import { TextWithLinks } from '../../ui/text-with-links.tsx';
import styles from './faq-section.module.css';

/** The questions for readers without scripts, and search engines. */
export function PlainQuestions({ questions, phones }: { questions: readonly FaqEntry[]; phones: readonly string[] }) {
  const groups = [...Map.groupBy(questions, ({ group }) => group)];
  return (
    <>
      {groups.length > 1 && <GroupLinks names={groups.map(([name]) => name)} />}
      <div className={styles['plain']}>
        {groups.map(([name, entries], n) => (
          <section key={name} id={`questions-${n + 1}`}>
            {name !== undefined && <h3>{name}</h3>}
            {entries.map(({ prompt, answer }) => (
              <details key={prompt}>
                <summary>{prompt}</summary>
                {answer.split('\n').map((line) => (
                  <p key={line}>
                    <TextWithLinks phones={phones}>{line}</TextWithLinks>
                  </p>
                ))}
              </details>
            ))}
          </section>
        ))}
      </div>
    </>
  );
}
