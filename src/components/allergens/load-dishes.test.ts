import menuLoaders from 'virtual:content/menu-loaders';
import { expect, test } from 'vitest';
import { loadContent } from '../../../tools/content/load-content.ts';
import type { MenuPageData } from '../../../model/types.ts';
import { loadDishes } from './load-dishes.ts';

const { menus } = await loadContent();

test.each(Object.entries(menus))('gives every dish of %s on its page, with its allergens', async (branch, menu) => {
  const ofPages = (pages: readonly Pick<MenuPageData, 'categories'>[]) =>
    pages.map(({ categories }) =>
      categories.map(({ slug, items }) => [slug, items.map(({ id, allergens }) => [id, allergens])]),
    );
  expect(ofPages(await loadDishes(branch))).toEqual(ofPages(menu.pages));
});

test('menu pages come without allergens, which only the finder and the table need', async () => {
  const pages = await Promise.all(
    Object.keys(menus).flatMap((branch) => (menuLoaders[branch] ?? []).map((load) => load())),
  );
  expect(pages.length).toBeGreaterThan(0);
  const dishes = pages.flatMap((page) => page.default.categories.flatMap(({ items }) => items));
  expect(dishes.length).toBeGreaterThan(0);
  for (const dish of dishes) expect(dish).not.toHaveProperty('allergens');
});
