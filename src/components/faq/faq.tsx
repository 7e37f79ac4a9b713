import { ui } from '#content';
import { useEffect, useRef, useState } from 'react';
import { cx } from '../../ui/class-names.ts';
import { useMedia } from '../../ui/use-media.ts';
import { BranchPhones } from '../branch-phones.tsx';
import brass from '../brass-panel.module.css';
import { PageHead } from '../page-head.tsx';
import styles from './faq.module.css';
import { allOpen, onlyFirstOpen, noneOpen, toggleQuestion } from './open-questions.ts';
import { Question } from './question.tsx';
import { useFaq } from './use-faq.ts';

const words = ui.faq;
/** Up to this width, opening a question scrolls it and its answer into view (FAQ-6). */
const NARROW = '(max-width: 1024px)';

/** Frequently Asked Questions. `embedded` omits the banner, for use inside another page. */
export function Faq({ embedded = false }: { embedded?: boolean }) {
  const { state, entries } = useFaq();
  const [open, setOpen] = useState(onlyFirstOpen);
  const expandAll = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const isNarrow = useMedia(NARROW);

  // The guest may tick the box before hydration or before the response. After that it shows whether all are open.
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

  return (
    <>
      {!embedded && <PageHead title={words.banner} nativeTitle={words.nativeTitle} />}
      <section className="paper">
        <div className={`wrap ${styles['columns']}`}>
          <div className={styles['questions']}>
            <div className={styles['head']}>
              <h2>{words.title}</h2>
              <div className="needs-script">
                <label className={styles['check']}>
                  <input
                    ref={expandAll}
                    type="checkbox"
                    onChange={({ currentTarget }) =>
                      setOpen(currentTarget.checked ? allOpen(entries.length) : noneOpen)
                    }
                  />
                  {words.expandAll}
                </label>
              </div>
            </div>
            <p className="no-script">{words.noScript}</p>
            <ul
              ref={list}
              className={state === 'loading' ? styles['loading'] : undefined}
              aria-busy={state === 'loading'}
            >
              {entries.map((entry, index) => (
                <Question
                  key={index}
                  number={index + 1}
                  entry={entry}
                  isOpen={open.has(index)}
                  onToggle={() => toggle(index)}
                />
              ))}
            </ul>
          </div>
          <div className={cx(brass['panel'], styles['contact'])}>
            <h3>{words.otherTitle}</h3>
            <p>{words.otherText}</p>
            <BranchPhones />
          </div>
        </div>
      </section>
    </>
  );
}
