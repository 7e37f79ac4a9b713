import { useEffect, useId, useRef, useState } from 'react';
import { slugify } from '../../model/slug.ts';
import type { Content, FaqEntry } from '../../model/types.ts';
import { callApi, parseFaq } from '../api/call-api.ts';
import styles from './faq/faq.module.css';
import { TextWithLinks } from '../ui/text-with-links.tsx';
import questionStyles from './faq/question.module.css';

interface FaqProps {
  words: Pick<Content['faq'], 'title' | 'expandAll'>;
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

  // The search of a menu leads to a question (faqAnswerPath).
  useEffect(() => {
    const asked = entries.findIndex(({ prompt }) => location.hash === `#${slugify(prompt)}`);
    if (asked === -1) return;
    setOpen((before) => new Set(before).add(asked));
    document.querySelector(location.hash)?.scrollIntoView();
  }, [entries]);

  // The guest may tick the box before the island starts or the response comes. After that it shows whether all are open.
  useEffect(() => {
    if (entries.length > 0 && expandAll.current?.checked) setOpen(new Set(entries.keys()));
  }, [entries]);
  useEffect(() => {
    if (expandAll.current && entries.length > 0) expandAll.current.checked = open.size === entries.length;
  }, [open, entries]);

  return (
    <div className={styles['faq']}>
      <div className={`cluster ${styles['head']}`}>
        <h2>{words.title}</h2>
        <div className="needs-script">
          <label className={`tap ${styles['check']}`}>
            <input ref={expandAll} type="checkbox" onChange={({ currentTarget }) => openAll(currentTarget.checked)} />
            <span>{words.expandAll}</span>
          </label>
        </div>
      </div>
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
        <a key={n} className="tap" href={`#questions-${n + 1}`}>
          {name}
        </a>
      ))}
    </div>
  </nav>
);

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
function Question({ heading: Heading, entry, phones, isOpen, onToggle }: QuestionProps) {
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
    <li ref={item} id={slugify(entry.prompt)} className={questionStyles['question']}>
      <Heading>
        <button type="button" className="tap" aria-expanded={isOpen} aria-controls={id} onClick={press}>
          <span>{entry.prompt}</span>
          <span className={questionStyles['icon']} />
        </button>
      </Heading>
      <div ref={answer} id={id} hidden={!isOpen} className={questionStyles['answer']}>
        {entry.answer.split('\n').map((line) => (
          <p key={line}>
            <TextWithLinks phones={phones}>{line}</TextWithLinks>
          </p>
        ))}
      </div>
    </li>
  );
}
