import { firstLetter } from './first-letter.ts';

/** The id of an icon in category-icons.svg, by its name in menu.yaml: 'curry pot' gives 'curry-pot'. */
export const iconId = (icon: string): string => icon.replaceAll(' ', '-');

/** The letter that is shown if a category has no icon, or if the PDF cannot draw it. */
export const categoryInitial = (categoryName: string): string =>
  (firstLetter(categoryName) || '?').toLocaleUpperCase('en-GB');
