import type { Story } from '../../../model/types.ts';
import { cx } from '../../ui/class-names.ts';
import { Frame } from '../../ui/ornaments.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ContentPicture } from '../content-picture.tsx';
import { InlineText, TextBlock } from '../prose.tsx';
import styles from './story-body.module.css';

type Section = Story['sections'][number];
type Block = Section['blocks'][number];
type PictureBlock = Extract<Block, { type: 'picture' }>;

const isPicture = (block: Block): block is PictureBlock => block.type === 'picture';

/** The sections of a story: text, text beside a picture (on either side), a row of pictures, the signature. */
export function StoryBody({ story }: { story: Story }) {
  return (
    <div className={`wrap ${styles['body']}`}>
      {story.sections.map((section, index) => (
        <StorySection key={section.heading ?? index} section={section} isFirst={index === 0} />
      ))}
    </div>
  );
}

function StorySection({ section, isFirst }: { section: Section; isFirst: boolean }) {
  const pictures = section.blocks.filter(isPicture);
  if (section.isSignature) return <Signature section={section} />;
  if (section.images) {
    return (
      <section className={styles['images']}>
        <SectionText section={section} isFirst={false} />
        <div className={styles['row']}>
          {pictures.map((block) => (
            <StoryPicture key={block.alt} block={block} sizes="(min-width: 701px) 30vw, 92vw" />
          ))}
        </div>
      </section>
    );
  }
  const [picture] = pictures;
  if (!picture) return <SectionText section={section} isFirst={isFirst} />;
  return (
    <section className={cx(styles['split'], section.reverse && styles['reverse'])}>
      <div className={styles['picture']}>
        <StoryPicture block={picture} sizes="(min-width: 901px) 42vw, 92vw" />
      </div>
      <div className={styles['text']}>
        <SectionText section={section} isFirst={isFirst} />
      </div>
    </section>
  );
}

function SectionText({ section, isFirst }: { section: Section; isFirst: boolean }) {
  return (
    <div className={styles['section']}>
      {section.heading && <h2>{section.heading}</h2>}
      {section.blocks.map((block, index) =>
        isPicture(block) ? null : (
          <TextBlock
            key={index}
            block={block}
            className={isFirst && index === 0 ? cx('lead', styles['drop'], dropCapWidthClass(block)) : undefined}
          />
        ),
      )}
    </div>
  );
}

/** The width class of a drop cap: four capitals of the display font differ from the usual width. */
function dropCapWidthClass(block: Exclude<Block, PictureBlock>): string | undefined {
  const [opening] = block.type === 'paragraph' ? block.text : [];
  const initial = opening?.text.charAt(0) ?? '';
  if (initial === '') return undefined;
  if ('MW'.includes(initial)) return styles['wide'];
  return 'IJ'.includes(initial) ? styles['narrow'] : undefined;
}

function StoryPicture({ block, sizes }: { block: PictureBlock; sizes: string }) {
  return (
    <Frame className={styles['figure']}>
      <ContentPicture picture={block.picture} alt={block.alt} letter={block.alt} sizes={sizes} />
    </Frame>
  );
}

function Signature({ section }: { section: Section }) {
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
