/** The id of an icon in styles/ornaments/category-icons.svg, by its name in menu.yaml: 'curry pot' gives 'curry-pot'. */
export const iconId = (icon: string): string => icon.replaceAll(' ', '-');

/** The letter that is shown if a category has no icon, or if the PDF cannot draw it. */
export const categoryInitial = (categoryName: string): string =>
  (firstLetter(categoryName) || '?').toLocaleUpperCase('en-GB');

/** The first letter or digit of a text: a consonant keeps its vowel sign. '' if it has none. */
export function firstLetter(text: string): string {
  const [first] = new Intl.Segmenter().segment(text.replace(/^[^\p{L}\p{N}]+/u, ''));
  return first?.segment ?? '';
}
