import type { ListBlock, ParagraphBlock } from '../../../model/text-blocks.ts';
import type { StorySection } from '../../../model/types.ts';
import { Frame } from '../../ui/ornaments.tsx';
import { TextBlock } from '../prose.tsx';
import styles from './recipe.module.css';

/** A recipe as a card: what to know first and the ingredients in two columns, the steps, and what to know last. */
export function Recipe({ section: { heading, blocks } }: { section: StorySection }) {
  const texts = blocks.filter((block) => block.type !== 'picture');
  const steps = texts.findIndex((block) => block.type === 'list' && block.isNumbered);
  return (
    <section className={styles['recipe']}>
      <Frame className={styles['card']}>
        <div className={styles['ingredients']}>
          <h2>{heading}</h2>
          <Texts blocks={texts.slice(0, steps)} />
        </div>
        <div className={styles['steps']}>
          <Texts blocks={texts.slice(steps)} />
        </div>
      </Frame>
    </section>
  );
}

const Texts = ({ blocks }: { blocks: readonly (ParagraphBlock | ListBlock)[] }) =>
  blocks.map((block, index) => <TextBlock key={index} block={block} />);
