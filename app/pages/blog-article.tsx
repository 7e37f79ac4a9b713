import { lazy, type ComponentType } from 'react';
import stories from 'virtual:content/stories';
import loaders from 'virtual:content/story-loaders';
import * as ui from 'virtual:content/ui';
import { ContentPicture } from '../components/content-picture.tsx';
import { OtherArticles } from '../components/stories/other-articles.tsx';
import { BackLink } from '../components/text-link.tsx';
import { WordNotes } from '../components/words/word-notes.tsx';
import { paths } from '../paths.ts';
import { BelowTheFold } from '../ui/below-the-fold.tsx';
import { Strip } from '../ui/ornaments.tsx';
import { SkipHydration } from '../ui/skip-hydration.tsx';
import { Tag } from '../ui/tag.tsx';
import styles from './blog-article.module.css';

const words = ui.article;

/** The text of each story is a chunk of its own. */
const bodies: Record<string, ComponentType> = Object.fromEntries(
  Object.entries(loaders).map(([slug, load]) => [
    slug,
    lazy(async () => {
      const [{ StoryBody }, { default: story }] = await Promise.all([
        import('../components/stories/story-body.tsx'),
        load(),
      ]);
      return { default: () => <StoryBody story={story} /> };
    }),
  ]),
);

export default function BlogArticle({ slug }: { slug: string }) {
  const story = stories.find((each) => each.slug === slug);
  const Body = bodies[slug];
  if (!story || !Body) throw new Error(`content/stories has no story "${slug}"`);
  const others = stories.filter((other) => other.tag === story.tag && other.slug !== story.slug);
  return (
    <>
      <article>
        <header className={styles['head']}>
          <div className={`on-dark ${styles['title']}`}>
            <BackLink href={paths.blog} aria-label={words.backName}>
              {words.back}
            </BackLink>
            <div className={styles['words']}>
              <p className={styles['meta']}>
                <Tag>{story.tag}</Tag>
                <time dateTime={story.date}>{story.dateText}</time>
              </p>
              <h1>{story.title}</h1>
            </div>
          </div>
          <div className={styles['picture']}>
            <ContentPicture
              picture={story.picture}
              alt={story.alt}
              letter={story.title}
              sizes="(min-width: 701px) 50vw, 100vw"
              priority
            />
          </div>
        </header>
        <Strip />
        <div className="paper">
          <BelowTheFold key={story.slug}>
            <SkipHydration>
              {/* Not created during render: `bodies` is constant. */}
              {/* oxlint-disable-next-line react/static-components */}
              <Body />
            </SkipHydration>
          </BelowTheFold>
        </div>
      </article>
      <WordNotes />
      <BelowTheFold key={story.slug}>
        <OtherArticles stories={others} />
      </BelowTheFold>
    </>
  );
}
