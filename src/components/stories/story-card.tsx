import { ui } from '#content';
import type { StorySummary } from '../../../model/types.ts';
import { paths } from '../../paths.ts';
import { cx } from '../../ui/class-names.ts';
import { Tag } from '../../ui/tag.tsx';
import { ContentPicture } from '../content-picture.tsx';
import { ArrowLink } from '../text-link.tsx';
import styles from './story-card.module.css';

/** `lead` fills the page, `pair` half of a row; `small` is for "Other Articles". */
export type StoryCardKind = 'lead' | 'pair' | 'small';

const SIZES: Record<StoryCardKind, string> = {
  lead: '100vw',
  pair: '(min-width: 701px) 45vw, 92vw',
  small: '(min-width: 1024px) 30vw, (min-width: 768px) 45vw, 92vw',
};

/** A story in a list: picture, tag, date, title, description and link. */
export function StoryCard({ story, kind, priority }: { story: StorySummary; kind: StoryCardKind; priority?: boolean }) {
  const Heading = kind === 'small' ? 'h3' : 'h2';
  const to = paths.story(story.slug);
  return (
    <article className={cx(styles['card'], kind === 'lead' && styles['lead'], kind === 'small' && styles['small'])}>
      <div className={styles['picture']}>
        <ContentPicture
          picture={story.picture}
          alt=""
          letter={story.title}
          floor={story.id}
          sizes={SIZES[kind]}
          priority={priority}
        />
      </div>
      <div className={cx(styles['text'], kind === 'lead' && 'on-dark')}>
        <p className={styles['meta']}>
          <Tag>{story.tag}</Tag>
          <time className={kind === 'lead' ? undefined : 'muted'} dateTime={story.date}>
            {story.dateText}
          </time>
        </p>
        <Heading>
          <a href={to}>{story.title}</a>
        </Heading>
        <p>{story.description}</p>
        <ArrowLink href={to}>
          {ui.blog.readMore}
          {/* Text instead of aria-label, because search engines also read it. */}
          <span className="sr">{story.title}</span>
        </ArrowLink>
      </div>
    </article>
  );
}
