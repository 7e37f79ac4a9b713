import type { GlossaryWord } from '../../../model/types.ts';

/** Address of the words of the glossary. */
export const WORDS_ADDRESS = '/data/words.json';

/** What the notes beside words show. */
export interface NotedWords {
  /** The language of `localName`. */
  language: string | undefined;
  /** The text of the link to the glossary. */
  more: string;
  /** By slug. */
  words: Record<string, Pick<GlossaryWord, 'localName' | 'latin' | 'meaning' | 'note'>>;
}
