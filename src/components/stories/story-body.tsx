import { blog, home, site } from '#content';
import type {
  ListBlock,
  ParagraphBlock,
  PictureBlock,
  OfferedDish,
  Story,
  StorySection,
} from '../../../model/types.ts';
import { cx } from '../../ui/class-names.ts';
import { BrandDrawing } from '../brand-drawing.tsx';
import { InlineText, TextBlock } from '../prose.tsx';
import { LeafSections } from './leaf.tsx';
import styles from './story-body.module.css';
import { RoomName } from '../section-head.tsx';
import planStyles from './house-plan.module.css';
import drawing from '../../styles/ornaments/house-plan.svg?no-inline';
import frame from '../../ui/ornaments.module.css';
import recipeStyles from './recipe.module.css';
import { fill } from '../../../model/fill.ts';
import { ContentPicture } from '../content-picture.tsx';
import { OfferMarks, OfferPrice } from '../dish-offer.tsx';
import { offerPath } from '../../paths.ts';
import dishStyles from './story-dishes.module.css';

const picturesOf = ({ blocks }: StorySection): PictureBlock[] => blocks.filter((block) => block.type === 'picture');

/**
 * The text of a story on twelve columns: headings and captions in the first three, text and wide pictures from the fourth on, and
 * what stands beside the text in the last three.
 */
export function StoryBody({ story }: { story: Story }) {
  const { sections, dishes } = story;
  const onLeaf = story.leaf ? sections.filter(({ leaf }) => leaf) : [];
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
        if (section.signature) return <Signature key={key} section={section} />;
        if (section.images || section.dishes) return <Pictures key={key} section={section} dishes={dishes} />;
        if (section.recipe) return <Recipe key={key} section={section} />;
        return <TextSection key={key} section={section} plan={story.plan} isFirst={index === 0} />;
      })}
      {dishes.length > 0 && !sections.some((section) => section.dishes) && (
        <section className={cx('stack no-print', styles['row'])}>
          <h2>{blog.article.dishes}</h2>
          <StoryDishes dishes={dishes} />
        </section>
      )}
    </div>
  );
}

function TextSection({ section, plan, isFirst }: Pick<Story, 'plan'> & { section: StorySection; isFirst: boolean }) {
  const { heading, blocks, reverse, beside } = section;
  const isBeside = beside || !heading;
  const pictures = picturesOf(section).map((block) => (
    <StoryPicture key={block.alt} block={block} isBeside={isBeside} />
  ));
  const isAfter = reverse || isBeside;
  return (
    <section className={styles['section']}>
      {!isAfter && pictures}
      {heading && <h2>{heading}</h2>}
      <div className={`stack ${styles['text']}`}>
        {blocks.map((block, index) =>
          block.type === 'picture' ? null : (
            <TextBlock key={index} block={block} className={isFirst && index === 0 ? 'lead' : undefined} />
          ),
        )}
      </div>
      {isAfter && pictures}
      {section.plan && plan && <HousePlan plan={plan} />}
    </section>
  );
}

/** A wide picture with its caption in the margin, or one beside the text with its caption below. */
const StoryPicture = ({ block: { picture, alt, caption }, isBeside }: { block: PictureBlock; isBeside?: boolean }) => (
  <figure className={styles[isBeside ? 'beside' : 'figure']}>
    <div className="frame">
      <ContentPicture
        of={{ picture, alt }}
        tileName={alt}
        sizes={isBeside ? '(min-width: 1024px) 380px, 100vw' : '(min-width: 1024px) 68vw, 100vw'}
      />
    </div>
    {caption && <figcaption>{caption}</figcaption>}
  </figure>
);

/** A row of pictures with their captions, or with the dishes that they show. */
function Pictures({ section, dishes }: { section: StorySection; dishes: Story['dishes'] }) {
  const pictures = picturesOf(section);
  return (
    <section className={cx('stack no-print', styles['row'])}>
      {section.heading && <h2>{section.heading}</h2>}
      {section.dishes && dishes.length > 0 ? (
        // A dish that is off the menu has left the list, so that pictures could stand beside the wrong dishes.
        <StoryDishes dishes={dishes} pictures={pictures.length === dishes.length ? pictures : []} />
      ) : (
        <div className={`grid ${styles['pictures']}`}>
          {pictures.map(({ picture, alt, caption }) => (
            <figure key={alt}>
              <div className={`frame ${styles['picture']}`}>
                <ContentPicture of={{ picture, alt }} tileName={alt} sizes="(min-width: 768px) 500px, 102vw" />
              </div>
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
    <div className={`stack ruled ${styles['signature']}`}>
      <BrandDrawing name="mark" />
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

/** A house from the street to the back street, with the names of its rooms beside them. */
const HousePlan = ({ plan }: { plan: NonNullable<Story['plan']> }) => (
  <figure className={planStyles['plan']}>
    <p className={`type-small muted ${planStyles['street']}`}>{plan.front}</p>
    <svg className={planStyles['drawing']} viewBox="0 0 150 480" aria-hidden="true">
      <use href={`${drawing}#house`} />
    </svg>
    <ol>
      {plan.rooms.map((name) => (
        <li key={name.latin}>
          <RoomName name={name} />
        </li>
      ))}
    </ol>
    <p className={`type-small muted ${planStyles['street']}`}>{plan.back}</p>
    <figcaption>{plan.caption}</figcaption>
  </figure>
);

/** A recipe as a card: what to know first and the ingredients in two columns, the steps, and what to know last. */
function Recipe({ section: { heading, blocks } }: { section: StorySection }) {
  const texts = blocks.filter((block) => block.type !== 'picture');
  const steps = texts.findIndex((block) => block.type === 'list' && block.isNumbered);
  return (
    <section className={cx('stack', frame['frame'], recipeStyles['recipe'])}>
      <div className={recipeStyles['ingredients']}>
        <h2>{heading}</h2>
        <Texts blocks={texts.slice(0, steps)} />
      </div>
      <div className={`stack ${recipeStyles['steps']}`}>
        <Texts blocks={texts.slice(steps)} />
      </div>
    </section>
  );
}

const Texts = ({ blocks }: { blocks: readonly (ParagraphBlock | ListBlock)[] }) =>
  blocks.map((block, index) => <TextBlock key={index} block={block} />);

interface StoryDishesProps {
  dishes: readonly OfferedDish[];
  /** Pictures of the story instead of the dishes' own, in the same order. */
  pictures?: readonly PictureBlock[];
}

const StoryDishes = ({ dishes, pictures }: StoryDishesProps) => (
  <ul className={`grid ${dishStyles['dishes']}`}>
    {dishes.map(({ name, localName, picture, offer }, index) => (
      <li key={name} className="card">
        <div className="frame">
          <ContentPicture
            of={{ picture: pictures?.[index]?.picture ?? picture, alt: pictures?.[index]?.alt ?? '' }}
            tileName={localName ?? name}
            sizes="(min-width: 1024px) 24vw, 48vw"
          />
        </div>
        <div>
          <h3>
            <a className="cover" href={offerPath(offer)}>
              {name}
            </a>
            <OfferMarks offer={offer} />
          </h3>
          <p className="type-button">
            <OfferPrice offer={offer} />
          </p>
          <p className="cluster muted">
            {localName && (
              <span className="type-tamil" lang={site.localLanguage}>
                {localName}
              </span>
            )}
            {offer.menuName && <span>{offer.menuName}</span>}
            {offer.onlyAt && <span>{fill(home.signatureDishes.onlyAt, { branch: offer.onlyAt })}</span>}
          </p>
        </div>
      </li>
    ))}
  </ul>
);
