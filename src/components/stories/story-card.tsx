import { blog } from '#content';
import type { StorySummary } from '../../../model/types.ts';
import { paths } from '../../paths.ts';
import { ContentPicture } from '../content-picture.tsx';
import { ArrowLink } from '../text-link.tsx';
import styles from './story-card.module.css';

/** `lead` fills a row, `pair` half of one; `small` is for "Other Articles". */
export type StoryCardKind = 'lead' | 'pair' | 'small';

export const STORY_SIZES: Record<StoryCardKind, string> = {
  lead: '(min-width: 768px) 111vw, 134vw',
  pair: '(min-width: 1024px) 59vw, 122vw',
  small: '(min-width: 1024px) 59vw, 122vw',
};

/** The class of the place in which a card fills a row. */
export const leadClass = styles['lead'];

/** A story in a list: picture, tag, date, title, description and link. The filter of the blog reads `data-tag` and `data-text`. */
export function StoryCard({ story, kind }: { story: StorySummary; kind: StoryCardKind }) {
  const Heading = kind === 'small' ? 'h3' : 'h2';
  const to = paths.story(story.slug);
  return (
    <article
      className={styles['card']}
      data-tag={story.tag}
      data-text={kind === 'small' ? undefined : `${story.title}\n${story.description}`.toLowerCase()}
    >
      <div className={styles['inner']}>
        <div className={`frame arch ${styles['picture']}`}>
          <ContentPicture
            of={{ picture: story.picture, alt: '' }}
            tileName={story.title}
            sizes={STORY_SIZES[kind]}
            priority={kind === 'lead'}
          />
        </div>
        <div className={`stack start ${styles['text']}`}>
          <p className="cluster">
            <TagAndDate story={story} />
          </p>
          <Heading className={kind === 'small' ? 'bright' : undefined}>
            <a href={to}>{story.title}</a>
          </Heading>
          <p>{story.description}</p>
          <ArrowLink href={to}>
            {blog.readMore}
            {/* Text instead of aria-label, because search engines also read it. */}
            <span className="sr">{story.title}</span>
          </ArrowLink>
        </div>
      </div>
    </article>
  );
}

/** The category of a story in a thin frame, and its date. */
export const TagAndDate = ({ story: { tag: name, date, dateText } }: { story: StorySummary }) => (
  <>
    <span className="tag bright">{name}</span>
    <time dateTime={date}>{dateText}</time>
  </>
);
