import { blog } from '#content';
import type { StorySummary } from '../../../model/types.ts';
import { lastOffset, positionText, visibleCards } from '../../scripts/stories/article-carousel-steps.ts';
import { cx } from '../../ui/class-names.ts';
import styles from './other-articles.module.css';
import { StoryCard } from './story-card.tsx';

const words = blog.article;
/** The viewport width that the HTML assumes; scripts/stories/article-carousel.ts measures the real one. */
const ASSUMED_WIDTH = 1280;

interface OtherArticlesProps {
  /** Those with the tag of this story. */
  stories: readonly StorySummary[];
  /** All other stories; shown if none has its tag. */
  rest: readonly StorySummary[];
}

/** "Other Articles": the stories that share a tag, in a carousel with arrows, touch and keyboard. */
export function OtherArticles({ stories, rest }: OtherArticlesProps) {
  const total = stories.length;
  const visible = visibleCards(ASSUMED_WIDTH);
  const cards = (total > 0 ? stories : rest).map((story) => <StoryCard key={story.slug} story={story} kind="small" />);
  return (
    <section className={`section ${styles['section']}`} aria-labelledby="other-articles">
      <div className="wrap">
        <div className={styles['head']}>
          <h2 className="h-section" id="other-articles">
            {words.otherArticles}
          </h2>
          {total > 0 && (
            <div className={`${styles['arrows']} needs-script`}>
              <button
                type="button"
                className={cx(styles['arrow'], styles['previous'])}
                aria-label="Previous articles"
                aria-disabled
              />
              <button
                type="button"
                className={styles['arrow']}
                aria-label="More articles"
                aria-disabled={lastOffset(total, visible) === 0}
              />
            </div>
          )}
        </div>
        {total === 0 ? (
          <>
            <p className={styles['none']}>{words.noRelated}</p>
            <div className={styles['rest']}>{cards}</div>
          </>
        ) : (
          <>
            <div className={styles['track']} data-carousel="">
              {cards}
            </div>
            <p className="sr" role="status" data-position="">
              {positionText(1, Math.min(visible, total), total)}
            </p>
          </>
        )}
      </div>
    </section>
  );
}
