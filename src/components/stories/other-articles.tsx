import { blog } from '#content';
import type { StorySummary } from '../../../model/types.ts';
import { lastOffset, positionText, visibleCards } from '../../scripts/stories/article-carousel-steps.ts';
import { cx } from '../../ui/class-names.ts';
import styles from './other-articles.module.css';
import { StoryCard } from './story-card.tsx';

const words = blog.article;
/** The viewport width that the HTML assumes; scripts/stories/article-carousel.ts measures the real one. */
const ASSUMED_WIDTH = 1280;
/** How many stories of other tags follow the carousel. */
const OTHER_SUBJECTS = 2;

interface OtherArticlesProps {
  /** Of this story. */
  tag: StorySummary['tag'];
  others: readonly StorySummary[];
}

const toCard = (story: StorySummary) => <StoryCard key={story.slug} story={story} kind="small" />;

/** "Other Articles": the stories that share a tag, in a carousel with arrows, touch and keyboard. Those of other tags follow under a heading of their own. */
export function OtherArticles({ tag, others }: OtherArticlesProps) {
  const stories = others.filter((story) => story.tag === tag);
  const rest = others.filter((story) => story.tag !== tag).slice(0, OTHER_SUBJECTS);
  const total = stories.length;
  const visible = visibleCards(ASSUMED_WIDTH);
  return (
    <>
      <section className={`section ${styles['section']}`} aria-labelledby="other-articles">
        <div className="wrap">
          <div className={styles['head']}>
            <h2 className="h-section" id="other-articles">
              {words.otherArticles}
            </h2>
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
          </div>
          {total === 0 ? (
            <p>{words.noRelated}</p>
          ) : (
            <>
              <div className={styles['track']} data-carousel="">
                {stories.map(toCard)}
              </div>
              <p className="sr" role="status" data-position="">
                {positionText(1, Math.min(visible, total), total)}
              </p>
            </>
          )}
        </div>
      </section>
      {rest.length > 0 && (
        <section className={styles['section']} aria-labelledby="other-subjects">
          <div className={`wrap ${styles['rest']}`}>
            <h2 className="h-section" id="other-subjects">
              {words.onOtherSubjects}
            </h2>
            <div className={styles['pair']}>{rest.map(toCard)}</div>
          </div>
        </section>
      )}
    </>
  );
}
