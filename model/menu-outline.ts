import { containedKinds } from './kinds.ts';
import type { Menu } from './types.ts';

/** What the table of contents and the key of a menu show: its categories, page by page, and the codes, cereals and nuts of its dishes, each once. */
export function menuOutline({ pages }: Menu) {
  const dishes = pages.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
  return {
    pages: pages.map(({ categories }) =>
      categories.map(({ slug, name, items }) => ({ slug, name, dishes: items.length })),
    ),
    codes: [...new Set(dishes.flatMap(({ codes }) => codes))],
    kinds: containedKinds(dishes),
  };
}
