import type { GlossaryWord, Block, Inline, MenuPageData, Story, TextRun } from './types.ts';

/** Marks the glossary words that pages explain: the first occurrence on a menu page, in a story and on About Us. */

/**
 * Splits a text at glossary words: whole words, in any case, with or without an s at the end. Words in `seen` are not marked; words that
 * are marked are added to it.
 */
export type MarkWords = (text: string, seen: Set<string>) => TextRun[];

/** @param brand - The brand's name. A glossary word in it is not explained. */
export function wordMarker(words: readonly GlossaryWord[], brand: string): MarkWords {
  const slugs = new Map(words.flatMap((word) => spellingsOf(word).map((spelling) => [spelling, word.slug])));
  // Longer words first, so that "caldo verde" is matched before "caldo".
  const alternatives = [...slugs.keys()].toSorted((a, b) => b.length - a.length).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${alternatives})s?(?![\\p{L}\\p{N}])`, 'giu');
  const isInName = (text: string, from: number, to: number) => {
    const name = text.indexOf(brand, Math.max(0, to - brand.length));
    return name !== -1 && name <= from;
  };
  return (text, seen) => {
    const runs: TextRun[] = [];
    let done = 0;
    for (const { 0: found, 1: spelling = '', index: from } of text.matchAll(pattern)) {
      const word = slugs.get(spelling.toLowerCase());
      const to = from + found.length;
      if (word === undefined || seen.has(word) || isInName(text, from, to)) continue;
      seen.add(word);
      if (from > done) runs.push({ type: 'text', text: text.slice(done, from) });
      runs.push({ type: 'text', text: found, word });
      done = to;
    }
    return done < text.length ? [...runs, { type: 'text', text: text.slice(done) }] : runs;
  };
}

export const spellingsOf = ({ latin, spellings = [] }: Pick<GlossaryWord, 'latin' | 'spellings'>): string[] => [
  latin,
  ...spellings,
];

/** Gives each category the words of its dishes, which are listed below them: neither a heading nor what opens a row has links inside. */
export function explainMenuPage(page: MenuPageData, mark: MarkWords): MenuPageData {
  const seen = new Set<string>();
  return {
    ...page,
    categories: page.categories.map((category) => {
      const words = category.items
        .flatMap(({ baseName, description = '' }) => [...mark(baseName, seen), ...mark(description, seen)])
        .flatMap(({ text, word }) => (word ? { text: text.toLowerCase(), slug: word } : []));
      return { ...category, ...(words.length > 0 && { words }) };
    }),
  };
}

/** Marks the words of a story, except in the signature. */
export function explainStory(story: Story, mark: MarkWords): Story {
  const seen = new Set<string>();
  return {
    ...story,
    sections: story.sections.map((section) =>
      section.signature ? section : { ...section, blocks: section.blocks.map((block) => inBlock(block, mark, seen)) },
    ),
  };
}

function inBlock(block: Block, mark: MarkWords, seen: Set<string>): Block {
  if (block.type === 'picture') return block;
  if (block.type === 'paragraph') return { ...block, text: inRuns(block.text, mark, seen) };
  return { ...block, items: block.items.map((item) => inRuns(item, mark, seen)) };
}

const inRuns = (runs: readonly Inline[], mark: MarkWords, seen: Set<string>): Inline[] =>
  runs.flatMap((run): Inline[] =>
    run.type === 'link' ? [run] : mark(run.text, seen).map((marked) => Object.assign(marked, { type: run.type })),
  );
