/** The first grapheme of a word: a consonant keeps its vowel sign. '' for an empty text. */
export function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter().segment(word.trim());
  return first?.segment ?? '';
}
