import type { Content, Dish, MenuCategory } from '../../model/types.ts';
import { menuPath } from '../../app/paths.ts';
import { at, menuId, restaurantId, type Thing } from './things.ts';

const DIETS: Partial<Record<Dish['diet'], string[]>> = {
  vegan: ['https://schema.org/VeganDiet', 'https://schema.org/VegetarianDiet'],
  vegetarian: ['https://schema.org/VegetarianDiet'],
};

/** The categories of a branch's menu, page after page. Throws for a branch that has none. */
export function categoriesOf({ menus }: Content, branch: string): MenuCategory[] {
  const menu = menus[branch];
  if (!menu) throw new Error(`there is no menu for the branch "${branch}"`);
  return menu.pages.flatMap((page) => page.categories);
}

/**
 * A branch's menu for its page: its sections, and where the whole of it is. The dishes stand in the page's HTML;
 * a second time, as data, they would cost every guest some 4 KB of a page that has 3 to spare, and no search engine
 * shows them. So they are in a file of their own, under the same name (@id).
 */
export function menuOutline(content: Content, branch: string): Thing {
  return {
    ...menuHead(content, branch),
    encoding: {
      '@type': 'MediaObject',
      contentUrl: at(content, `/menu/${branch}.jsonld`),
      encodingFormat: 'application/ld+json',
    },
    hasMenuSection: categoriesOf(content, branch).map(({ name }) => ({ '@type': 'MenuSection', name })),
  };
}

/** A branch's menu as a file: every section with its dishes, prices in pounds, diets that are marked on the menu. */
export function wholeMenu(content: Content, branch: string): Thing {
  return {
    '@context': 'https://schema.org',
    ...menuHead(content, branch),
    hasMenuSection: categoriesOf(content, branch).map((category) => ({
      '@type': 'MenuSection',
      name: category.name,
      description: category.note,
      hasMenuItem: category.items.map((dish) => menuItem(content, dish)),
    })),
  };
}

function menuHead(content: Content, key: string): Thing {
  const branch = content.branches.find((each) => each.key === key);
  if (!branch) throw new Error(`there is no branch "${key}"`);
  return {
    '@type': 'Menu',
    '@id': menuId(content, key),
    name: content.menus[key]?.name,
    url: at(content, menuPath(branch)),
    inLanguage: 'en-GB',
    provider: { '@id': restaurantId(content, branch) },
  };
}

function menuItem(content: Content, dish: Dish): Thing {
  const diets = DIETS[dish.diet];
  const description = inWords(content, dish);
  return {
    '@type': 'MenuItem',
    name: dish.baseName,
    ...(description && { description }),
    offers: [offer(dish.price), ...(dish.also ?? []).map(({ size, price }) => offer(price, size))],
    ...(diets && { suitableForDiet: diets }),
  };
}

const offer = (price: number, name?: string): Thing => ({
  '@type': 'Offer',
  ...(name && { name }),
  price: price.toFixed(2),
  priceCurrency: 'GBP',
});

/** What a menu elsewhere says below a dish: its description, and that it is a dish of the weekend. '' where there is neither. */
export function inWords({ menuPage }: Content, { description, weekendOnly }: Dish): string {
  return [description, weekendOnly && `${menuPage.legend.weekendLong}.`].filter(Boolean).join(' ');
}
