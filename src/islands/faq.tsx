import { useEffect, useRef, useState } from 'react';
import type { FaqEntry, Content } from '../../model/types.ts';
import { createNumeralFormat } from '../../model/numerals.ts';
import { callApi } from '../api/call-api.ts';
import { parseFaq } from '../api/parse-responses.ts';
import { useMedia } from '../ui/use-media.ts';
import styles from './faq/faq.module.css';
import { allOpen, noneOpen, onlyFirstOpen, toggleQuestion } from './faq/open-questions.ts';
import { Question } from './faq/question.tsx';

/** Up to this width, opening a question scrolls it and its answer into view (FAQ-6). */
const NARROW = '(max-width: 1024px)';

interface FaqProps {
  words: Pick<Content['faq'], 'title' | 'expandAll' | 'noScript'>;
  /** The branches' telephone numbers, which are links in answers. */
  phones: readonly string[];
  /** The digits beside the questions: `nativeNumerals` of site.yaml. */
  numerals: string | undefined;
}

/** The questions, fetched from the API. After a failure, which is logged, the list stays empty (API-6). */
export default function Faq({ words, phones, numerals }: FaqProps) {
  const [entries, setEntries] = useState<readonly FaqEntry[]>([]);
  const [isLoading, setLoading] = useState(true);
  const [open, setOpen] = useState(onlyFirstOpen);
  const expandAll = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const isNarrow = useMedia(NARROW);

  useEffect(() => {
    callApi('GET', '/api/faq')
      .then((body) => setEntries(parseFaq(body)))
      .catch((error: unknown) => console.error('Error fetching FAQ', error))
      .finally(() => setLoading(false));
  }, []);
  // The guest may tick the box before the island starts or the response comes. After that it shows whether all are open.
  useEffect(() => {
    if (entries.length > 0 && expandAll.current?.checked) setOpen(allOpen(entries.length));
  }, [entries]);
  useEffect(() => {
    if (expandAll.current && entries.length > 0) expandAll.current.checked = open.size === entries.length;
  }, [open, entries]);

  const toggle = (index: number) => {
    setOpen((before) => toggleQuestion(before, index));
    if (!isNarrow || open.has(index)) return;
    requestAnimationFrame(() => list.current?.children[index]?.scrollIntoView({ block: 'nearest' }));
  };
  const formatNumber = numerals === undefined ? String : createNumeralFormat(numerals);

  return (
    <>
      <div className={styles['head']}>
        <h2>{words.title}</h2>
        <div className="needs-script">
          <label className={styles['check']}>
            <input
              ref={expandAll}
              type="checkbox"
              onChange={({ currentTarget }) => setOpen(currentTarget.checked ? allOpen(entries.length) : noneOpen)}
            />
            {words.expandAll}
          </label>
        </div>
      </div>
      <p className="no-script">{words.noScript}</p>
      <ul ref={list} className={isLoading ? styles['loading'] : styles['list']} aria-busy={isLoading}>
        {entries.map((entry, index) => (
          <Question
            key={index}
            number={formatNumber(index + 1)}
            entry={entry}
            phones={phones}
            isOpen={open.has(index)}
            onToggle={() => toggle(index)}
          />
        ))}
      </ul>
    </>
  );
}
