import type { AllergenCode } from './schema/allergens.ts';
import type { Menu } from './types.ts';

/** What the table of contents and the key of a menu show: its categories, page by page, and the codes of its dishes. */
export interface MenuOutline {
  pages: { slug: string; name: string; dishes: number }[][];
  codes: AllergenCode[];
}

/** The outline of a menu. The codes are in no particular order, each once. */
export function menuOutline({ pages }: Menu): MenuOutline {
  const dishes = pages.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
  return {
    pages: pages.map(({ categories }) =>
      categories.map(({ slug, name, items }) => ({ slug, name, dishes: items.length })),
    ),
    codes: [...new Set(dishes.flatMap(({ codes }) => codes))],
  };
}
