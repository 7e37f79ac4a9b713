/**
 * The menu of a branch as a file of public data (schema.org, JSON-LD): every section, dish and price, for anybody who builds on it.
 * The page names its address and does not repeat it: that would add 4 KB to each, and no search engine shows dishes.
 */
import { isIn } from '../../model/opening/period.ts';
import { internationalNumber } from '../../model/telephone.ts';
import { allergens } from '../../model/schema/allergens.ts';
import type { Branch, Content, Dish, MenuCategory } from '../../model/types.ts';
import { menuPath, paths } from '../paths.ts';
import { absoluteUrl, menuId, restaurantId, restaurantName, type Thing } from './schema-org.ts';

export const MENU_DATA_TYPE = 'application/ld+json';

/** The address of a branch's file. Other programs keep it, so that it must not change. */
export const menuDataPath = (branch: string): string => `${paths.menu}/${branch}.json`;

/** What every mention of a menu says: on the home page, on its page and in its file. */
export const menuThing = (content: Content, branch: Branch): Thing => ({
  '@type': 'Menu',
  '@id': menuId(content, branch.key),
  url: absoluteUrl(content, menuPath(branch)),
  encoding: {
    '@type': 'MediaObject',
    encodingFormat: MENU_DATA_TYPE,
    contentUrl: absoluteUrl(content, menuDataPath(branch.key)),
  },
});

/**
 * The file of a branch.
 *
 * @param now the moment of the build: dishes that are sold out then are marked
 */
export function publicMenu(content: Content, branch: Branch, now: number): Thing {
  const sections = content.menus[branch.key]?.flatMap(({ categories }) => categories) ?? [];
  return {
    '@context': 'https://schema.org',
    ...menuThing(content, branch),
    name: branch.menuName,
    inLanguage: 'en-GB',
    provider: {
      '@type': 'Restaurant',
      '@id': restaurantId(content, branch),
      name: restaurantName(content, branch),
      telephone: internationalNumber(branch.phone),
    },
    description: content.menu.allergy.tell,
    hasMenuSection: sections.map((category) => section(content, category, now)),
  };
}

const section = (content: Content, { name, localName, note, items }: MenuCategory, now: number): Thing => ({
  '@type': 'MenuSection',
  name,
  alternateName: localName,
  description: note,
  hasMenuItem: items.map((dish) => item(content, dish, now)),
});

const DIETS = { vegan: ['VeganDiet', 'VegetarianDiet'], vegetarian: ['VegetarianDiet'], egg: [], meat: [], fish: [] };

function item({ menu, site }: Content, dish: Dish, now: number): Thing {
  const named = (list: 'contains' | 'mayContain') =>
    allergens
      .filter((allergen) => dish.allergens[list][allergen])
      .map((allergen) => [menu.allergens[allergen], dish.allergens.kinds[list][allergen]?.join(' and ')])
      .map(([name, kinds]) => (kinds ? `${name} (${kinds})` : name))
      .join(', ');
  const property = (name: string, value: string) => (value ? [{ '@type': 'PropertyValue', name, value }] : []);
  const mayTouch = (['milk', 'eggs'] as const).filter((allergen) => dish.allergens.mayContain[allergen]);
  const isSoldOut = dish.soldOut && isIn(dish.soldOut, now);
  const offer = (price: number, size?: string): Thing => ({
    '@type': 'Offer',
    name: size,
    price: price.toFixed(2),
    priceCurrency: site.currency,
    availability: `https://schema.org/${isSoldOut ? 'SoldOut' : 'InStock'}`,
    availabilityEnds: dish.ends && new Date(dish.ends).toISOString(),
  });
  return {
    '@type': 'MenuItem',
    name: dish.baseName,
    alternateName: dish.localName,
    description: dish.description,
    offers: [offer(dish.price), ...(dish.also ?? []).map(({ size, price }) => offer(price, size))],
    suitableForDiet: DIETS[dish.diet].map((diet) => `https://schema.org/${diet}`),
    // schema.org has no property for allergens or days of the week.
    additionalProperty: [
      ...property('Contains', named('contains')),
      ...property('May contain', named('mayContain')),
      ...(dish.diet === 'vegan' && mayTouch.length > 0 ? property('Diet', menu.legend.vegan) : []),
      ...property('Served', dish.served ?? ''),
    ],
  };
}
