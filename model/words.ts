import type { FoundWord, GlossaryWord } from './types.ts';

/**
 * Finds the words of the glossary in a text: whole words, in small letters or capitals, with or without an s at the end.
 * Of a word that is in `seen` already nothing is said; what is found is added to it.
 */
export type FindWords = (text: string, seen: Set<string>) => FoundWord[];

/** @param brand - A name that is a word of the glossary too, and is not explained where it is written as a name. */
export function wordFinder(words: readonly GlossaryWord[], brand: string): FindWords {
  const slugs = new Map(words.flatMap((word) => spellingsOf(word).map((spelling) => [spelling, word.slug])));
  // Of two that begin alike the longer one is meant: "kothu parotta" before "kothu".
  const alternatives = [...slugs.keys()].toSorted((a, b) => b.length - a.length).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${alternatives})s?(?![\\p{L}\\p{N}])`, 'giu');
  return (text, seen) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, 1: spelling = '', index }) => {
      const slug = slugs.get(spelling.toLowerCase());
      if (slug === undefined || seen.has(slug) || found === brand) return [];
      seen.add(slug);
      return [{ from: index, to: index + found.length, slug }];
    });
}

/** Every spelling of a word in English letters. */
export const spellingsOf = ({ latin, spellings = [] }: Pick<GlossaryWord, 'latin' | 'spellings'>): string[] => [
  latin,
  ...spellings,
];

/** The anchor of a word: 'kuzhi paniyaram' gives 'kuzhi-paniyaram'. */
export const wordSlug = (latin: string): string => latin.replaceAll(' ', '-');

/** A text in pieces, some of them words that are explained. */
export function pieces(text: string, words: readonly FoundWord[]): { text: string; word?: string }[] {
  let done = 0;
  const parts = words.flatMap(({ from, to, slug }) => {
    const before = text.slice(done, from);
    done = to;
    return [...(before ? [{ text: before }] : []), { text: text.slice(from, to), word: slug }];
  });
  return done < text.length ? [...parts, { text: text.slice(done) }] : parts;
}
