import allergenLoaders from 'virtual:content/allergen-loaders';
import menuLoaders from 'virtual:content/menu-loaders';
import type { Dish, MenuCategory, MenuDish, MenuPageData } from '../../../model/types.ts';

/** Fetches every page of a branch's menu, with the allergens of its dishes. */
export async function loadDishes(branch: string): Promise<Pick<MenuPageData, 'isDrinks' | 'categories'>[]> {
  const [allergens, ...pages] = await Promise.all([
    allergenLoaders[branch]?.(),
    ...(menuLoaders[branch] ?? []).map((load) => load()),
  ]);
  const withAllergens = (category: MenuCategory<MenuDish>): MenuCategory => ({
    ...category,
    // The build writes the allergens of every dish of the menu.
    items: category.items.flatMap((dish): Dish[] => {
      const known = allergens?.default[dish.id];
      return known ? [{ ...dish, allergens: known }] : [];
    }),
  });
  return pages.map(({ default: page }) => ({
    isDrinks: page.isDrinks,
    categories: page.categories.map(withAllergens),
  }));
}
