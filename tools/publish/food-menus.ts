import type { Content, Dish } from '../../model/types.ts';
import type { Allergen } from '../../model/schema/allergens.ts';
import { menuPath } from '../../app/paths.ts';
import { dishText } from './schema-org-menu.ts';
import { absoluteUrl } from './things.ts';

/**
 * `/menu/<branch>.foodmenus.json`: a branch's menu for Google Business Profile (`FoodMenus` of its API, version 4:
 * developers.google.com/my-business/reference/rest/v4/FoodMenus), for `updateFoodMenus`. The location's `name` and the media
 * keys of photos are left out, because only the owner's Google account knows them.
 */
export interface FoodMenus {
  menus: {
    labels: Label[];
    sourceUrl: string;
    cuisines: GoogleCuisine[];
    sections: { labels: Label[]; items: Item[] }[];
  }[];
}

interface Label {
  displayName: string;
  description?: string;
  languageCode: string;
}

interface Money {
  currencyCode: string;
  /** Whole ones; Google writes 64-bit numbers as text. */
  units: string;
  /** Billionths of one. */
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
  /** The other sizes; the item itself is the first size. Attributes that they do not have are those of the item. */
  options?: { labels: Label[]; attributes: Pick<Attributes, 'price'> }[];
}

type GoogleAllergen = 'DAIRY' | 'EGG' | 'FISH' | 'PEANUT' | 'SHELLFISH' | 'SOY' | 'TREE_NUT' | 'WHEAT';

/** Google's words for cuisines; of two that end alike the longer first. */
const CUISINES = [
  'LATIN_AMERICAN',
  'AMERICAN',
  'ASIAN',
  'BRAZILIAN',
  'BRUNCH',
  'CHICKEN',
  'CHINESE',
  'FRENCH',
  'GERMAN',
  'GREEK',
  'INDIAN',
  'INDONESIAN',
  'ITALIAN',
  'JAPANESE',
  'KOREAN',
  'MEDITERRANEAN',
  'MEXICAN',
  'PAKISTANI',
  'PIZZA',
  'SEAFOOD',
  'SPANISH',
  'SUSHI',
  'THAI',
  'TURKISH',
  'VEGETARIAN',
  'VIETNAMESE',
] as const;
type GoogleCuisine = (typeof CUISINES)[number] | 'OTHER_CUISINE';

/** Google has values for eight of the fourteen, and none for "may contain" or "not checked", which only our menu shows. */
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

/** By heat, 0 to 3. A dish without chilli has no spiciness. */
const SPICINESS = [undefined, 'MILD', 'MEDIUM', 'HOT'] as const;

const DIETS: Partial<Record<Dish['diet'], NonNullable<Attributes['dietaryRestriction']>>> = {
  vegan: ['VEGAN', 'VEGETARIAN'],
  vegetarian: ['VEGETARIAN'],
};

/** A branch's menu for Google. Throws if the branch has no menu. */
export function foodMenus(content: Content, key: string): FoodMenus {
  const menu = content.menus[key];
  const branch = content.branches.find((each) => each.key === key);
  if (!menu || !branch) throw new Error(`there is no menu for the branch "${key}"`);
  return {
    menus: [
      {
        labels: labels(content, { name: menu.name }),
        sourceUrl: absoluteUrl(content, menuPath(branch)),
        cuisines: googleCuisines(content.site.cuisine),
        sections: menu.pages
          .flatMap((page) => page.categories)
          // Google rejects a section without items.
          .filter(({ items }) => items.length > 0)
          .map(({ name, native, note, items }) => ({
            labels: labels(content, { name, native, description: note }),
            items: items.map((dish) => foodItem(content, dish)),
          })),
      },
    ],
  };
}

interface Words {
  name: string;
  native?: string | undefined;
  description?: string | undefined;
}

function labels({ site: { nativeLanguage } }: Content, { name, native, description }: Words): Label[] {
  return [
    { displayName: name, ...(description && { description }), languageCode: 'en-GB' },
    ...(native && nativeLanguage ? [{ displayName: native, languageCode: nativeLanguage }] : []),
  ];
}

function foodItem(content: Content, dish: Dish): Item {
  const { also = [] } = dish;
  const { currency } = content.site;
  const spiciness = SPICINESS[dish.heat];
  const allergen = googleAllergens(dish);
  const diets = DIETS[dish.diet];
  return {
    labels: labels(content, { name: dish.baseName, native: dish.native, description: dishText(content, dish) }),
    attributes: {
      price: money(dish.price, currency),
      ...(spiciness && { spiciness }),
      ...(allergen.length > 0 && { allergen }),
      ...(diets && { dietaryRestriction: diets }),
    },
    ...(also.length > 0 && {
      options: also.map(({ size, price }) => ({
        labels: labels(content, { name: size }),
        attributes: { price: money(price, currency) },
      })),
    }),
  };
}

/** What Google calls the restaurant's cuisines: "South Indian" is INDIAN. */
function googleCuisines(cuisines: readonly string[]): GoogleCuisine[] {
  const found = cuisines.flatMap((name) => {
    const words = name.toUpperCase().replaceAll(/[^A-Z]+/g, '_');
    return CUISINES.find((cuisine) => `_${words}_`.includes(`_${cuisine}_`)) ?? [];
  });
  return found.length > 0 ? [...new Set(found)] : ['OTHER_CUISINE'];
}

const OTHER_GLUTEN = /^(?:(?:barley|rye|oats?|malt|malted|beer|vinegar|in|the|and|or)[\s,;()]*)+$/i;

function googleAllergens({ allergens: { contains } }: Dish): GoogleAllergen[] {
  // Object.keys widens the keys; they are allergens.
  const known = (Object.keys(contains) as Allergen[]).flatMap((allergen) => ALLERGENS[allergen] ?? []);
  // Google has a value for wheat alone. A cause is wheat unless every word of it says that it is something else.
  const isWheat = contains.gluten?.some((cause) => !OTHER_GLUTEN.test(cause)) ?? false;
  return [...new Set([...known, ...(isWheat ? ['WHEAT' as const] : [])])];
}

/** An amount as Google writes money; by way of whole hundredths, so that 4.35 is exactly 4.35. */
export function money(amount: number, currency: string): Money {
  const hundredths = Math.round(amount * 100);
  const nanos = (hundredths % 100) * 10_000_000;
  return { currencyCode: currency, units: String(Math.floor(hundredths / 100)), nanos };
}
