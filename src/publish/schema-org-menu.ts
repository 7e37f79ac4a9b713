import type { Content, Dish, MenuCategory } from '../../model/types.ts';
import { dishTexts } from '../../model/dish-texts.ts';
import { menuPath } from '../paths.ts';
import { absoluteUrl, menuId, restaurantId, type Thing } from './schema-org.ts';

const DIETS: Partial<Record<NonNullable<Dish['diet']>, string[]>> = {
  vegan: ['https://schema.org/VeganDiet', 'https://schema.org/VegetarianDiet'],
  vegetarian: ['https://schema.org/VegetarianDiet'],
};

/** The categories of a branch's menu, in page order. Throws if the branch has no menu. */
export function listCategories({ menus }: Content, branch: string): MenuCategory[] {
  const menu = menus[branch];
  if (!menu) throw new Error(`there is no menu for the branch "${branch}"`);
  return menu.pages.flatMap((page) => page.categories);
}

/**
 * A branch's menu for its page: the file that has its sections and dishes under the same @id. They are not repeated in the page:
 * they would add about 4 KB to a page that has all of them as HTML, and no search engine shows them.
 */
export function menuOutline(content: Content, branch: string): Thing {
  return {
    ...menuHead(content, branch),
    encoding: {
      '@type': 'MediaObject',
      contentUrl: absoluteUrl(content, `/menu/${branch}.jsonld`),
      encodingFormat: 'application/ld+json',
    },
  };
}

/** A branch's menu as a file: every section with its dishes, their prices and diets. */
export function wholeMenu(content: Content, branch: string): Thing {
  return {
    '@context': 'https://schema.org',
    ...menuHead(content, branch),
    hasMenuSection: listCategories(content, branch).map((category) => ({
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
    url: absoluteUrl(content, menuPath(branch)),
    inLanguage: 'en-GB',
    provider: { '@id': restaurantId(content, branch) },
  };
}

function menuItem(content: Content, dish: Dish): Thing {
  const diets = dish.diet && DIETS[dish.diet];
  const description = dishText(content, dish);
  return {
    '@type': 'MenuItem',
    name: dish.baseName,
    ...(description && { description }),
    offers: [
      ...[{ price: dish.price }, ...(dish.also ?? [])].map((one) => offer(content, one)),
      ...soldOutOffer(content, dish),
    ],
    ...(diets && { suitableForDiet: diets }),
  };
}

const offer = ({ site }: Content, { price, size }: { price: number; size?: string }): Thing => ({
  '@type': 'Offer',
  ...(size && { name: size }),
  price: price.toFixed(2),
  priceCurrency: site.currency,
});

/** While a dish is sold out, a further offer says so, with the time for which it is valid. */
const soldOutOffer = (content: Content, { price, soldOut }: Dish): Thing[] =>
  soldOut
    ? [
        {
          ...offer(content, { price }),
          availability: 'https://schema.org/SoldOut',
          validFrom: new Date(soldOut.from).toISOString(),
          validThrough: new Date(soldOut.until).toISOString(),
        },
      ]
    : [];

/** The texts of a dish for other menus, and whether it is served only at the weekend. '' if there is neither. */
export function dishText({ menuPage }: Content, dish: Dish): string {
  return [...dishTexts.map((name) => dish[name]), dish.weekendOnly && `${menuPage.legend.weekendLong}.`]
    .filter(Boolean)
    .join(' ');
}
