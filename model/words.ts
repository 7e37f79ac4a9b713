import type { FoundWord, GlossaryWord } from './types.ts';

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
