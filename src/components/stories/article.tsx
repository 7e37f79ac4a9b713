import { paths } from '../../paths.ts';
import { ContentPicture } from '../content-picture.tsx';
import { BackLink } from '../text-link.tsx';
import { StoryCard, TagAndDate } from './story-card.tsx';
import styles from './article-head.module.css';
import { blog } from '#content';
import type { StorySummary } from '../../../model/types.ts';
import { cx } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import otherStyles from './other-articles.module.css';

export const ARTICLE_PICTURE_SIZES = '(min-width: 768px) 75vw, 128vw';

/** The head of a story: the way back, tag, date and title on one half, the picture on the other. */
export const ArticleHead = ({ story }: { story: StorySummary }) => (
  <header className={`on-dark ${styles['head']}`}>
    <div className={`stack start ${styles['title']}`}>
      <BackLink href={paths.blog} aria-label="Back to all stories">
        {blog.article.back}
      </BackLink>
      <div>
        <p className="cluster">
          <TagAndDate story={story} />
        </p>
        <h1>{story.title}</h1>
      </div>
    </div>
    <div className={`frame no-print ${styles['picture']}`}>
      <ContentPicture of={story} tileName={story.title} sizes={ARTICLE_PICTURE_SIZES} priority />
    </div>
  </header>
);

const words = blog.article;
/** How many stories of other tags follow the carousel. */
const OTHER_SUBJECTS = 2;

interface OtherArticlesProps {
  /** Of this story. */
  tag: StorySummary['tag'];
  others: readonly StorySummary[];
}

const toCard = (story: StorySummary) => <StoryCard key={story.slug} story={story} kind="small" />;

const ArrowButton = ({ label, className }: { label: string; className?: string | undefined }) => (
  <button type="button" className={cx('tap', otherStyles['arrow'], className)} aria-label={label} aria-disabled>
    <Icon name="arrow" />
  </button>
);

/** "Other Articles": the stories that share a tag, in a carousel with arrows, touch and keyboard. Those of other tags follow under a heading of their own. */
export function OtherArticles({ tag, others }: OtherArticlesProps) {
  const stories = others.filter((story) => story.tag === tag);
  const rest = others.filter((story) => story.tag !== tag).slice(0, OTHER_SUBJECTS);
  return (
    <>
      <section className={`section no-print ${otherStyles['section']}`} aria-labelledby="other-articles">
        <div className="wrap">
          <div className={`cluster between ${otherStyles['head']}`}>
            <h2 id="other-articles">{words.otherArticles}</h2>
            <div className="cluster needs-script">
              <ArrowButton label="Previous articles" className={otherStyles['previous']} />
              <ArrowButton label="More articles" />
            </div>
          </div>
          {stories.length === 0 ? (
            <p>{words.noRelated}</p>
          ) : (
            <>
              <div className={cx(otherStyles['track'], stories.length > 1 && otherStyles['several'])} data-carousel="">
                {stories.map(toCard)}
              </div>
              <p className="sr" role="status" data-position="" />
            </>
          )}
        </div>
      </section>
      {rest.length > 0 && (
        <section className={cx('no-print', otherStyles['section'])} aria-labelledby="other-subjects">
          <div className={`wrap stack ${otherStyles['rest']}`}>
            <h2 id="other-subjects">{words.onOtherSubjects}</h2>
            <div className="grid">{rest.map(toCard)}</div>
          </div>
        </section>
      )}
    </>
  );
}
