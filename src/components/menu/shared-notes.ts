import type { MenuCategory } from '../../../model/types.ts';

/** A note of several categories of a menu page, which the page shows once. */
export interface SharedNote {
  note: string;
  /** The names of its categories. */
  categories: string[];
}

/** The notes that more than one category of a page has. */
export function sharedNotes(categories: readonly Pick<MenuCategory, 'name' | 'note'>[]): SharedNote[] {
  return [...new Set(categories.map(({ note }) => note))].flatMap((note) => {
    const names = categories.filter((category) => category.note === note).map(({ name }) => name);
    return note !== undefined && names.length > 1 ? [{ note, categories: names }] : [];
  });
}
