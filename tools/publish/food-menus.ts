import type { Content, Dish } from '../../model/types.ts';
import type { Allergen } from '../../model/schema/allergens.ts';
import { menuPath } from '../../app/paths.ts';
import { inWords } from './schema-org-menu.ts';
import { at } from './things.ts';

/**
 * `/menu/<branch>.foodmenus.json`: a branch's menu as Google's Business Profile takes it (`FoodMenus` of its API, version
 * 4: developers.google.com/my-business/reference/rest/v4/FoodMenus), ready to be sent with `updateFoodMenus`. The `name` of
 * the location is the owner's and is left out, and so is media: Google's keys for photos are not ours to know.
 */
export interface FoodMenus {
  menus: { labels: Label[]; sourceUrl: string; cuisines: ['INDIAN']; sections: { labels: Label[]; items: Item[] }[] }[];
}

interface Label {
  displayName: string;
  description?: string;
  languageCode: 'en-GB' | 'ta';
}

interface Money {
  currencyCode: 'GBP';
  /** Whole pounds; Google writes 64-bit numbers as text. */
  units: string;
  /** Billionths of a pound. */
  nanos: number;
}

interface Attributes {
  price: Money;
  spiciness?: 'MILD' | 'MEDIUM' | 'HOT';
  allergen?: GoogleAllergen[];
  dietaryRestriction?: ('VEGAN' | 'VEGETARIAN')[];
}

interface Item {
  labels: Label[];
  attributes: Attributes;
  /** The other sizes; Google takes the item itself for the first. What they do not say is as in the item. */
  options?: { labels: Label[]; attributes: Pick<Attributes, 'price'> }[];
}

type GoogleAllergen = 'DAIRY' | 'EGG' | 'FISH' | 'PEANUT' | 'SHELLFISH' | 'SOY' | 'TREE_NUT' | 'WHEAT';

/** Google has words for eight of the fourteen. It has none for "may contain" or "not checked": those are told on our menu. */
const ALLERGENS: Partial<Record<Allergen, GoogleAllergen>> = {
  milk: 'DAIRY',
  eggs: 'EGG',
  fish: 'FISH',
  peanuts: 'PEANUT',
  crustaceans: 'SHELLFISH',
  molluscs: 'SHELLFISH',
  soya: 'SOY',
  nuts: 'TREE_NUT',
};

/** By heat, 0 to 3. A dish without chilli has no spiciness, and a mango lassi least of all. */
const SPICINESS = [undefined, 'MILD', 'MEDIUM', 'HOT'] as const;

const DIETS: Partial<Record<Dish['diet'], NonNullable<Attributes['dietaryRestriction']>>> = {
  vegan: ['VEGAN', 'VEGETARIAN'],
  vegetarian: ['VEGETARIAN'],
};

/** A branch's menu for Google. Throws for a branch that has none. */
export function foodMenus(content: Content, key: string): FoodMenus {
  const menu = content.menus[key];
  const branch = content.branches.find((each) => each.key === key);
  if (!menu || !branch) throw new Error(`there is no menu for the branch "${key}"`);
  return {
    menus: [
      {
        labels: labels({ name: menu.name }),
        sourceUrl: at(content, menuPath(branch)),
        cuisines: ['INDIAN'],
        sections: menu.pages
          .flatMap((page) => page.categories)
          // Google refuses a section without items.
          .filter(({ items }) => items.length > 0)
          .map(({ name, tamil, note, items }) => ({
            labels: labels({ name, tamil, description: note }),
            items: items.map((dish) => foodItem(content, dish)),
          })),
      },
    ],
  };
}

interface Words {
  name: string;
  tamil?: string | undefined;
  description?: string | undefined;
}

function labels({ name, tamil, description }: Words): Label[] {
  return [
    { displayName: name, ...(description && { description }), languageCode: 'en-GB' },
    ...(tamil ? [{ displayName: tamil, languageCode: 'ta' as const }] : []),
  ];
}

function foodItem(content: Content, dish: Dish): Item {
  const { also = [] } = dish;
  const spiciness = SPICINESS[dish.heat];
  const allergen = googleAllergens(dish);
  const diets = DIETS[dish.diet];
  return {
    labels: labels({ name: dish.baseName, tamil: dish.tamil, description: inWords(content, dish) }),
    attributes: {
      price: money(dish.price),
      ...(spiciness && { spiciness }),
      ...(allergen.length > 0 && { allergen }),
      ...(diets && { dietaryRestriction: diets }),
    },
    ...(also.length > 0 && {
      options: also.map(({ size, price }) => ({
        labels: labels({ name: size }),
        attributes: { price: money(price) },
      })),
    }),
  };
}

function googleAllergens({ allergens: { contains } }: Dish): GoogleAllergen[] {
  // Object.keys widens the keys; they are allergens.
  const known = (Object.keys(contains) as Allergen[]).flatMap((allergen) => ALLERGENS[allergen] ?? []);
  // Gluten is mostly wheat, but beer's is barley, for which Google has no word.
  const isWheat = contains.gluten !== undefined && !/^(?!.*wheat).*(?:barley|rye|oats)/i.test(contains.gluten);
  return [...new Set([...known, ...(isWheat ? ['WHEAT' as const] : [])])];
}

/** Pounds as Google writes money; by way of whole pennies, so that 4.35 is exactly 4.35. */
export function money(pounds: number): Money {
  const pence = Math.round(pounds * 100);
  return { currencyCode: 'GBP', units: String(Math.floor(pence / 100)), nanos: (pence % 100) * 10_000_000 };
}
