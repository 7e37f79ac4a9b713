import { blog } from '#content';
import type { StorySummary } from '../../../model/types.ts';
import { paths } from '../../paths.ts';
import { ContentPicture } from '../content-picture.tsx';
import { BackLink } from '../text-link.tsx';
import { TagAndDate } from './story-card.tsx';
import styles from './article-head.module.css';

export const ARTICLE_PICTURE_SIZES = '(min-width: 701px) 50vw, 100vw';

/** The head of a story: the way back, tag, date and title on one half, the picture on the other. */
export const ArticleHead = ({ story }: { story: StorySummary }) => (
  <header className={styles['head']}>
    <div className={`on-dark ${styles['title']}`}>
      <BackLink href={paths.blog} aria-label="Back to all stories">
        {blog.article.back}
      </BackLink>
      <div className={styles['words']}>
        <p className={styles['meta']}>
          <TagAndDate story={story} />
        </p>
        <h1>{story.title}</h1>
      </div>
    </div>
    <div className={styles['picture']}>
      <ContentPicture of={story} tileName={story.title} sizes={ARTICLE_PICTURE_SIZES} priority />
    </div>
  </header>
);
