import { firstLetter } from './first-letter.ts';

/** The id of an icon in category-icons.svg, by its name in menu.yaml: 'curry pot' gives 'curry-pot'. */
export const iconId = (name: string): string => name.replaceAll(' ', '-');

/** The letter shown when a category has no icon, or when the PDF cannot draw it. */
export const iconLetter = (name: string): string => (firstLetter(name) || '?').toLocaleUpperCase('en-GB');
