import type { Block, Inline } from './text-blocks.ts';
import type { About, MenuPageData, Story } from './types.ts';
import { type FindWords, splitAtWords } from './words.ts';

/** Marks glossary words that pages explain: the first occurrence on a menu page, in a story and on About Us. */

/** Marks words in descriptions. Words in dish names are listed below each category, because names have no marks inside. */
export function explainMenuPage(page: MenuPageData, find: FindWords): MenuPageData {
  const seen = new Set<string>();
  return {
    ...page,
    categories: page.categories.map((category) => {
      const words = category.items.flatMap(({ baseName }) =>
        find(baseName, seen).map(({ from, to, slug }) => ({ text: baseName.slice(from, to).toLowerCase(), slug })),
      );
      const items = category.items.map((dish) => {
        const found = find(dish.description ?? '', seen);
        return found.length > 0 ? { ...dish, explained: found } : dish;
      });
      return { ...category, ...(words.length > 0 && { words }), items };
    }),
  };
}

/** Marks the words of a story, except in the signature. */
export function explainStory(story: Story, find: FindWords): Story {
  const seen = new Set<string>();
  return {
    ...story,
    sections: story.sections.map((section) =>
      section.isSignature ? section : { ...section, blocks: section.blocks.map((block) => inBlock(block, find, seen)) },
    ),
  };
}

function inBlock(block: Block, find: FindWords, seen: Set<string>): Block {
  if (block.type === 'picture') return block;
  if (block.type === 'paragraph') return { ...block, text: inRuns(block.text, find, seen) };
  return { ...block, items: block.items.map((item) => inRuns(item, find, seen)) };
}

const inRuns = (runs: readonly Inline[], find: FindWords, seen: Set<string>): Inline[] =>
  runs.flatMap((run): Inline[] => {
    if (run.type === 'link') return [run];
    return splitAtWords(run.text, find(run.text, seen)).map(({ text, word }) =>
      word ? { type: run.type, text, word } : { type: run.type, text },
    );
  });

/** Marks the words of the first section except in its lead, which is in the first viewport and must not shift. */
export function explainAbout(about: About, find: FindWords): ExplainedAbout {
  const seen = new Set<string>();
  const paragraphs = about.success.paragraphs.map((text, index): Inline[] => {
    const plain: Inline[] = [{ type: 'text', text }];
    return index === 0 ? plain : inRuns(plain, find, seen);
  });
  return { ...about, success: { ...about.success, paragraphs } };
}

export type ExplainedAbout = Omit<About, 'success'> & {
  success: Omit<About['success'], 'paragraphs'> & { paragraphs: Inline[][] };
};
