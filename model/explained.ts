import type { About, Block, Inline, MenuPageData, Story } from './types.ts';
import { type FindWords, pieces } from './words.ts';

/** Where words of the glossary are explained: at their first place on a page of the menu, in a story, on About Us. */

/**
 * A page of a menu. The name of a dish is a heading and stays in one piece, so the words in the names of a category are
 * listed at its head; those in descriptions are explained where they stand.
 */
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

/** A story: its paragraphs and lists, but for the signature. */
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

/** What leads elsewhere already is left alone. */
function inRuns(runs: readonly Inline[], find: FindWords, seen: Set<string>): Inline[] {
  return runs.flatMap((run): Inline[] => {
    if (run.type === 'link') return [run];
    return pieces(run.text, find(run.text, seen)).map(({ text, word }) =>
      word ? { type: run.type, text, word } : { type: run.type, text },
    );
  });
}

/** About Us: the paragraphs of its first section, but for the lead, which stands in the first window and must not move. */
export function explainAbout(about: About, find: FindWords): ExplainedAbout {
  const seen = new Set<string>();
  const paragraphs = about.success.paragraphs.map((text, index): Inline[] => {
    const plain: Inline[] = [{ type: 'text', text }];
    return index === 0 ? plain : inRuns(plain, find, seen);
  });
  return { ...about, success: { ...about.success, paragraphs } };
}

/** About Us with its words explained. */
export type ExplainedAbout = Omit<About, 'success'> & {
  success: Omit<About['success'], 'paragraphs'> & { paragraphs: Inline[][] };
};
