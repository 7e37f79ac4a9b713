import { useEffect, useRef, useState } from 'react';
import type { FaqEntry, Content } from '../../model/types.ts';
import { callApi } from '../api/call-api.ts';
import { parseFaq } from '../api/parse-responses.ts';
import styles from './faq/faq.module.css';
import { Question } from './faq/question.tsx';

interface FaqProps {
  words: Pick<Content['faq'], 'title' | 'expandAll' | 'noScript'>;
  /** The branches' telephone numbers, which are links in answers. */
  phones: readonly string[];
}

/** The questions in their groups, fetched from the API. After a failure, which is logged, the list stays empty (API-6). */
export default function Faq({ words, phones }: FaqProps) {
  const { entries, isLoading } = useQuestions();
  /** The indexes of the open questions. */
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set([0]));
  const expandAll = useRef<HTMLInputElement>(null);
  // In the order of their first questions; one group without a name if the server sends none.
  const groups = [...Map.groupBy(entries.entries(), ([, { group }]) => group)];
  const openAll = (isOpen: boolean) => setOpen(new Set(isOpen ? entries.keys() : []));
  const toggle = (index: number) =>
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(index)) next.add(index);
      return next;
    });

  // The guest may tick the box before the island starts or the response comes. After that it shows whether all are open.
  useEffect(() => {
    if (entries.length > 0 && expandAll.current?.checked) setOpen(new Set(entries.keys()));
  }, [entries]);
  useEffect(() => {
    if (expandAll.current && entries.length > 0) expandAll.current.checked = open.size === entries.length;
  }, [open, entries]);

  return (
    <div className={styles['faq']}>
      <div className={styles['head']}>
        <h2>{words.title}</h2>
        <div className="needs-script">
          <label className={styles['check']}>
            <input ref={expandAll} type="checkbox" onChange={({ currentTarget }) => openAll(currentTarget.checked)} />
            <span>{words.expandAll}</span>
          </label>
        </div>
      </div>
      <p className="no-script">{words.noScript}</p>
      {groups.length > 1 && <GroupLinks names={groups.map(([name]) => name)} />}
      <div className={isLoading ? styles['loading'] : styles['groups']} aria-busy={isLoading}>
        {groups.map(([name, questions], n) => (
          <section key={n} id={`questions-${n + 1}`}>
            {name !== undefined && <h3>{name}</h3>}
            <ul>
              {questions.map(([index, entry]) => (
                <Question
                  key={index}
                  heading={name === undefined ? 'h3' : 'h4'}
                  entry={entry}
                  phones={phones}
                  isOpen={open.has(index)}
                  onToggle={() => toggle(index)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

/** The questions of the API, of which there are none while they load. */
function useQuestions(): { entries: readonly FaqEntry[]; isLoading: boolean } {
  const [entries, setEntries] = useState<readonly FaqEntry[]>([]);
  const [isLoading, setLoading] = useState(true);
  useEffect(() => {
    callApi('GET', '/api/faq')
      .then((body) => setEntries(parseFaq(body)))
      .catch((error: unknown) => console.error('Error fetching FAQ', error))
      .finally(() => setLoading(false));
  }, []);
  return { entries, isLoading };
}

const GroupLinks = ({ names }: { names: readonly (string | undefined)[] }) => (
  <nav aria-label="Groups of questions">
    <div className={styles['jump']}>
      {names.map((name, n) => (
        <a key={n} href={`#questions-${n + 1}`}>
          {name}
        </a>
      ))}
    </div>
  </nav>
);
