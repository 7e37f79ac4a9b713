/** The id of an icon in styles/ornaments/category-icons.svg, by its name in menu.yaml: 'curry pot' gives 'curry-pot'. */
export const iconId = (icon: string): string => icon.replaceAll(' ', '-');

/** The letter that is shown if a category has no icon, or if the PDF cannot draw it. */
export const categoryInitial = (categoryName: string): string =>
  (firstLetter(categoryName) || '?').toLocaleUpperCase('en-GB');

/** The first grapheme of a word: a consonant keeps its vowel sign. '' for an empty text. */
export function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter().segment(word.trim());
  return first?.segment ?? '';
}
