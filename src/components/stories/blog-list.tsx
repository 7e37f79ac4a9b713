import { blog } from '#content';
import { storyTags } from '../../../model/schema/story.ts';
import type { StorySummary } from '../../../model/types.ts';
import { fill } from '../../../model/fill.ts';
import { Field } from '../../ui/field.tsx';
import { RoomName } from '../section-head.tsx';
import { cappedSizes } from '../../ui/picture.tsx';
import styles from './blog-list.module.css';
import { leadClass, STORY_SIZES, StoryCard } from './story-card.tsx';

const words = blog;
const tags = [{ value: '', text: words.all }, ...storyTags.map((tag) => ({ value: tag, text: tag }))];

/** The head of the blog: title, and the filters by category and text, which scripts/blog-filter.ts applies. */
export const BlogHead = ({ count }: { count: number }) => (
  <div className="on-dark">
    <div className={`wrap cluster between ${styles['head']}`}>
      <div className={`stack ${styles['title']}`}>
        {words.roomName && <RoomName name={words.roomName} />}
        <h1>{words.title}</h1>
        <p className="lead">{words.intro}</p>
      </div>
      <search className={`cluster needs-script type-small ${styles['filters']}`}>
        <Field label="Category" isLabelHidden>
          {(control) => (
            <select {...control} name="tag">
              {tags.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Search stories" isLabelHidden>
          {(control) => (
            <input {...control} type="search" name="search" placeholder={words.searchPlaceholder} autoComplete="off" />
          )}
        </Field>
        <p role="status" data-one={words.resultsOne} data-many={words.resultsMany}>
          {count === 1 ? words.resultsOne : fill(words.resultsMany, { n: count })}
        </p>
      </search>
    </div>
  </div>
);

/** The newest story fills a row, the others are in pairs. The filter moves cards between the two places. */
export function BlogList({ stories }: { stories: readonly StorySummary[] }) {
  const [lead, ...others] = stories;
  return (
    <>
      <div className={`${leadClass} on-dark`} data-sizes={cappedSizes(STORY_SIZES.lead)} hidden={!lead}>
        {lead && <StoryCard story={lead} kind="lead" />}
      </div>
      <div className={`wrap ${styles['list']}`} data-no-stories="" hidden={lead !== undefined}>
        <p className="lead callout">{words.empty}</p>
      </div>
      <div
        className={`wrap grid ${styles['posts']}`}
        data-sizes={cappedSizes(STORY_SIZES.pair)}
        hidden={others.length === 0}
      >
        {others.map((story) => (
          <StoryCard key={story.slug} story={story} kind="pair" />
        ))}
      </div>
    </>
  );
}
