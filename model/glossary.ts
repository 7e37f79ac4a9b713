import type { FoundWord, GlossaryWord, Block, Inline, About, MenuPageData, Story } from './types.ts';

/** Marks the glossary words that pages explain: the first occurrence on a menu page, in a story and on About Us. */

/**
 * Finds glossary words in a text: whole words, in any case, with or without an s at the end.
 * Words in `seen` are skipped; words that are found are added to it.
 */
export type FindWords = (text: string, seen: Set<string>) => FoundWord[];

/** @param brand - The brand's name. A glossary word in it is not explained. */
export function wordFinder(words: readonly GlossaryWord[], brand: string): FindWords {
  const slugs = new Map(words.flatMap((word) => spellingsOf(word).map((spelling) => [spelling, word.slug])));
  // Longer words first, so that "caldo verde" is matched before "caldo".
  const alternatives = [...slugs.keys()].toSorted((a, b) => b.length - a.length).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${alternatives})s?(?![\\p{L}\\p{N}])`, 'giu');
  const isInName = (text: string, from: number, to: number) => {
    const name = text.indexOf(brand, Math.max(0, to - brand.length));
    return name !== -1 && name <= from;
  };
  return (text, seen) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, 1: spelling = '', index: from }) => {
      const slug = slugs.get(spelling.toLowerCase());
      const to = from + found.length;
      if (slug === undefined || seen.has(slug) || isInName(text, from, to)) return [];
      seen.add(slug);
      return [{ from, to, slug }];
    });
}

export const spellingsOf = ({ latin, spellings = [] }: Pick<GlossaryWord, 'latin' | 'spellings'>): string[] => [
  latin,
  ...spellings,
];

/** A text split into pieces; the pieces that are explained words have the word's slug. */
export function splitAtWords(text: string, words: readonly FoundWord[]): { text: string; word?: string }[] {
  let done = 0;
  const parts = words.flatMap(({ from, to, slug }) => {
    const before = text.slice(done, from);
    done = to;
    return [...(before ? [{ text: before }] : []), { text: text.slice(from, to), word: slug }];
  });
  return done < text.length ? [...parts, { text: text.slice(done) }] : parts;
}

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
