import { ui } from '#content';
import { useEffect, useRef, useState } from 'react';
import { cx } from '../../ui/class-names.ts';
import { fill } from '../../../model/fill.ts';
import { lastOffset, moveOffset, stepSize, visibleCards } from './article-carousel-steps.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../link-button.tsx';
import styles from './other-articles.module.css';
import { StoryCard, type StorySummary } from './story-card.tsx';

const words = ui.article;
const HAS_SCROLL_END = typeof window !== 'undefined' && 'onscrollend' in window;
/** Milliseconds without a scroll event after which scrolling has ended. */
const SCROLL_END_MS = 150;
/** The viewport width that the HTML assumes; hydration measures the real one. */
const PRERENDERED_WIDTH = 1280;

/** "Other Articles": the stories that share a tag, in a carousel with arrows, touch and keyboard. */
export function OtherArticles({ stories }: { stories: readonly StorySummary[] }) {
  const track = useRef<HTMLDivElement>(null);
  const [requestedOffset, setOffset] = useState(0);
  const [width, setWidth] = useState(PRERENDERED_WIDTH);
  const visible = visibleCards(width);
  // A wider viewport shows more cards, so the offset may be too large.
  const offset = moveOffset(requestedOffset, 0, stories.length, visible);

  useEffect(() => {
    const measure = () => setWidth(window.innerWidth);
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);

  const move = (step: number) => {
    const next = moveOffset(offset, step, stories.length, visible);
    setOffset(next);
    const card = track.current?.children[next];
    if (card instanceof HTMLElement)
      track.current?.scrollTo({
        left: card.offsetLeft,
        behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
      });
  };
  /** After a swipe, the card nearest to the left edge is the offset. */
  const syncOffset = () => {
    const element = track.current;
    if (!element) return;
    const distances = [...element.children].map((card) =>
      card instanceof HTMLElement ? Math.abs(card.offsetLeft - element.scrollLeft) : Infinity,
    );
    setOffset(moveOffset(distances.indexOf(Math.min(...distances)), 0, stories.length, visible));
  };

  // Safari before 26.2 has no scrollend event.
  useEffect(() => {
    const element = track.current;
    if (!element || HAS_SCROLL_END) return;
    let timer: number | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      timer = window.setTimeout(syncOffset, SCROLL_END_MS);
    };
    element.addEventListener('scroll', onScroll);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', onScroll);
    };
  });

  return (
    <section className={`section ${styles['section']}`} aria-labelledby="other-articles">
      <div className="wrap">
        <div className={styles['head']}>
          <h2 className="h-section" id="other-articles">
            {words.otherArticles}
          </h2>
          {stories.length > 0 && (
            <div className={`${styles['arrows']} needs-script`}>
              <button
                type="button"
                className={cx(styles['arrow'], styles['previous'])}
                aria-label={words.previous}
                disabled={offset === 0}
                onClick={() => move(-stepSize(width))}
              />
              <button
                type="button"
                className={styles['arrow']}
                aria-label={words.next}
                disabled={offset >= lastOffset(stories.length, visible)}
                onClick={() => move(stepSize(width))}
              />
            </div>
          )}
        </div>
        {stories.length === 0 ? (
          <div className={styles['none']}>
            <EmptyState>{words.noRelated}</EmptyState>
            <LinkButton href={paths.menu}>{words.browseMenu}</LinkButton>
          </div>
        ) : (
          <>
            <div ref={track} className={styles['track']} onScrollEnd={syncOffset}>
              {stories.map((story) => (
                <StoryCard key={story.slug} story={story} kind="small" />
              ))}
            </div>
            <p className="sr" role="status">
              {fill(words.position, {
                from: offset + 1,
                to: Math.min(offset + visible, stories.length),
                total: stories.length,
              })}
            </p>
          </>
        )}
      </div>
    </section>
  );
}
