import { blog } from '#content';
import type { PictureBlock } from '../../../model/text-blocks.ts';
import type { Story, StorySection } from '../../../model/types.ts';
import { cx } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { ContentPicture } from '../content-picture.tsx';
import { InlineText, TextBlock } from '../prose.tsx';
import { HousePlan } from './house-plan.tsx';
import { LeafSections } from './leaf.tsx';
import { Recipe } from './recipe.tsx';
import styles from './story-body.module.css';
import { StoryDishes } from './story-dishes.tsx';

const picturesOf = ({ blocks }: StorySection): PictureBlock[] => blocks.filter((block) => block.type === 'picture');

/**
 * The text of a story on twelve columns: headings and captions in the first three, text and wide pictures from the fourth on, and
 * what stands beside the text in the last three.
 */
export function StoryBody({ story }: { story: Story }) {
  const { sections, dishes } = story;
  const onLeaf = story.leaf ? sections.filter(({ isOnLeaf }) => isOnLeaf) : [];
  return (
    <div className={`wrap ${styles['body']}`}>
      {sections.map((section, index) => {
        const key = section.heading ?? index;
        if (story.leaf && section === onLeaf[0])
          return [
            <LeafSections key={key} sections={onLeaf} texts={story.leaf} />,
            ...onLeaf.flatMap(picturesOf).map((block) => <StoryPicture key={block.alt} block={block} />),
          ];
        if (onLeaf.includes(section)) return null;
        if (section.isSignature) return <Signature key={key} section={section} />;
        if (section.isPictureRow) return <Pictures key={key} section={section} dishes={dishes} />;
        if (section.isRecipe) return <Recipe key={key} section={section} />;
        return <TextSection key={key} section={section} plan={story.plan} isFirst={index === 0} />;
      })}
      {dishes.length > 0 && !sections.some((section) => section.showsDishes) && (
        <section className={styles['row']}>
          <h2>{blog.article.dishes}</h2>
          <StoryDishes dishes={dishes} />
        </section>
      )}
    </div>
  );
}

function TextSection({ section, plan, isFirst }: Pick<Story, 'plan'> & { section: StorySection; isFirst: boolean }) {
  const { heading, blocks, isPictureBelow } = section;
  const isBeside = section.isPictureBeside || !heading;
  const pictures = picturesOf(section).map((block) => (
    <StoryPicture key={block.alt} block={block} isBeside={isBeside} />
  ));
  const isAfter = isPictureBelow || isBeside;
  return (
    <section className={styles['section']}>
      {!isAfter && pictures}
      {heading && <h2>{heading}</h2>}
      <div className={styles['text']}>
        {blocks.map((block, index) =>
          block.type === 'picture' ? null : (
            <TextBlock
              key={index}
              block={block}
              className={isFirst && index === 0 ? cx('lead', dropCapClass(block)) : undefined}
            />
          ),
        )}
      </div>
      {isAfter && pictures}
      {section.showsPlan && plan && (
        <div className={styles['drawing']}>
          <HousePlan plan={plan} />
        </div>
      )}
    </section>
  );
}

/** The classes of a drop cap: some capitals of the display font differ from the usual width. None for I and J, which are bare strokes. */
function dropCapClass(block: Exclude<StorySection['blocks'][number], PictureBlock>): string | undefined {
  const [opening] = block.type === 'paragraph' ? block.text : [];
  const initial = opening?.text.charAt(0) ?? '';
  if (initial === '' || 'IJ'.includes(initial)) return undefined;
  return cx(styles['drop'], 'MW'.includes(initial) && styles['wide'], 'CEFLPST'.includes(initial) && styles['slim']);
}

/** A wide picture with its caption in the margin, or one beside the text with its caption below. */
const StoryPicture = ({ block: { picture, alt, caption }, isBeside }: { block: PictureBlock; isBeside?: boolean }) => (
  <figure className={styles[isBeside ? 'beside' : 'figure']}>
    <ContentPicture
      of={{ picture, alt }}
      tileName={alt}
      sizes={isBeside ? '(min-width: 901px) 24vw, 100vw' : '(min-width: 901px) 68vw, 100vw'}
    />
    {caption && <figcaption>{caption}</figcaption>}
  </figure>
);

/** A row of pictures with their captions, or with the dishes that they show. */
function Pictures({ section, dishes }: { section: StorySection; dishes: Story['dishes'] }) {
  const pictures = picturesOf(section);
  return (
    <section className={styles['row']}>
      {section.heading && <h2>{section.heading}</h2>}
      {section.showsDishes && dishes.length > 0 ? (
        // A dish that is off the menu has left the list, so that pictures could stand beside the wrong dishes.
        <StoryDishes dishes={dishes} pictures={pictures.length === dishes.length ? pictures : []} />
      ) : (
        <div className={styles['pictures']}>
          {pictures.map(({ picture, alt, caption }) => (
            <figure key={alt}>
              <ContentPicture of={{ picture, alt }} tileName={alt} sizes="(min-width: 701px) 36vw, 92vw" />
              {caption && <figcaption>{caption}</figcaption>}
            </figure>
          ))}
        </div>
      )}
    </section>
  );
}

function Signature({ section }: { section: StorySection }) {
  const lines = section.blocks.flatMap((block) => (block.type === 'paragraph' ? [block.text] : []));
  return (
    <div className={styles['signature']}>
      <Icon name="mark" />
      <p>
        {lines.map((line, index) => (
          <span key={index}>
            <InlineText parts={line} />
          </span>
        ))}
      </p>
    </div>
  );
}
