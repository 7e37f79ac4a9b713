import { type RefObject, useEffect, useState } from 'react';
import { fill } from '../../../model/fill.ts';
import { Button } from '../../ui/button.tsx';
import styles from '../party/foot-bar.module.css';

import { type FinderWords, useFinderWords } from './finder-words.ts';

interface FinderBarProps {
  count: number;
  total: number;
  /** Whether several people look for dishes; `count` is then of those that all can eat. */
  isParty: boolean;
  form: RefObject<HTMLElement | null>;
  results: RefObject<HTMLElement | null>;
}

/**
 * The bar at the foot of windows where the form is above the results: how many dishes are left, and the way to them; beside the
 * results the way back to the form.
 */
export function FinderBar({ count, total, isParty, form, results }: FinderBarProps) {
  const isAtResults = useIsAtResults(results);
  const { finder } = useFinderWords();
  return (
    <div className={styles['bar']} data-finder-bar="">
      {isAtResults ? (
        <>
          {/* The status in the results announces it. */}
          <p aria-hidden="true">{fill(isParty ? finder.party.count : finder.count, { n: count, total })}</p>
          <Button kind="line" onClick={() => show(form)}>
            {finder.change}
          </Button>
        </>
      ) : (
        <Button onClick={() => show(results)}>
          {isParty ? fill(finder.party.show, { n: count }) : showText(count, finder)}
        </Button>
      )}
    </div>
  );
}

function showText(count: number, { show: many, showOne, showNone }: FinderWords['finder']): string {
  return count === 0 ? showNone : count === 1 ? showOne : fill(many, { n: count });
}

/** Scrolls to a part of the finder and moves focus there. */
function show({ current }: RefObject<HTMLElement | null>): void {
  current?.focus({ preventScroll: true });
  current?.scrollIntoView({ block: 'start' });
}

/** Whether the results fill the middle of the window. */
function useIsAtResults(results: RefObject<HTMLElement | null>): boolean {
  const [isAtResults, setIsAtResults] = useState(false);
  useEffect(() => {
    if (!results.current) return undefined;
    const observer = new IntersectionObserver((entries) => setIsAtResults(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: '-50% 0px',
    });
    observer.observe(results.current);
    return () => observer.disconnect();
  }, [results]);
  return isAtResults;
}
