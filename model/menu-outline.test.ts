import { expect, test } from 'vitest';
import { menuOutline } from './menu-outline.ts';
import { fullCopy } from './read/content.testing.ts';

test('the outline of a menu has its categories in order with the numbers of their dishes, and each code once', () => {
  for (const menu of Object.values(fullCopy().content().menus)) {
    const { pages, codes } = menuOutline(menu);
    const dishes = menu.pages.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
    expect(pages.map((page) => page.map(({ slug }) => slug))).toEqual(
      menu.pages.map(({ categories }) => categories.map(({ slug }) => slug)),
    );
    expect(pages.flat().reduce((sum, category) => sum + category.dishes, 0)).toBe(dishes.length);
    expect(codes.toSorted()).toEqual([...new Set(dishes.flatMap((dish) => dish.codes))].toSorted());
  }
});
