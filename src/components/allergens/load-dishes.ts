import { allergenLoaders, menuLoaders } from '#content';
import type { DishAllergens } from '../../../model/allergen-state.ts';
import type { Dish, MenuCategory, MenuDish, MenuPageData } from '../../../model/types.ts';

/** Nothing is known: every allergen is "not checked". For a dish that only a newer version of the site has. */
const unknown: DishAllergens = { contains: {}, crossContact: [], inDoubt: [], notInRecipe: [], checked: false };

/** Fetches every page of a branch's menu, with the allergens of its dishes. */
export async function loadDishes(branch: string): Promise<Pick<MenuPageData, 'isDrinks' | 'categories'>[]> {
  const [allergens, ...pages] = await Promise.all([
    allergenLoaders[branch]?.(),
    ...(menuLoaders[branch] ?? []).map((load) => load()),
  ]);
  const withAllergens = (category: MenuCategory<MenuDish>): MenuCategory => ({
    ...category,
    items: category.items.map((dish): Dish => ({ ...dish, allergens: allergens?.default[dish.id] ?? unknown })),
  });
  return pages.map(({ default: page }) => ({
    isDrinks: page.isDrinks,
    categories: page.categories.map(withAllergens),
  }));
}
