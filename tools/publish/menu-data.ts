import { allergenState } from '../../model/allergen-state.ts';
import type { AllergenCauses, Content, Dish } from '../../model/types.ts';
import { type Allergen, allergens } from '../../model/schema/allergens.ts';
import { menuPath } from '../../app/paths.ts';
import { at, restaurantId, restaurantName } from './things.ts';

/** Goes up when a field changes its meaning or goes away, and then the file gets a new name beside the old one. */
const VERSION = 1;

/** A price in another size. Pounds with two decimals, as text: exact to the penny. */
interface Size {
  name: string;
  price: string;
}

/** Each of the fourteen allergens stands in exactly one of the four. */
interface AllergenStates {
  /** The ISO day on which the kitchen signed what stands here. Until then it is the usual recipe, and this is false. */
  checkedByKitchen: string | false;
  /** Allergen, and through what it gets in. */
  contains: AllergenCauses;
  /** Allergen, and why it might get in. */
  mayContain: AllergenCauses;
  /** Not in the usual recipe. Never a promise that a dish is free from it. */
  notInRecipe: Allergen[];
  /** Nobody has looked yet. */
  notChecked: Allergen[];
}

/** A dish or a drink that can be ordered at present. */
export interface DishData {
  id: string;
  /** Without the codes: 'Gobi 65'. */
  name: string;
  /** As on the menu, with the codes where the branch prints them: 'Gobi 65 (G, M)'. */
  printedName: string;
  tamil?: string;
  description?: string;
  price: string;
  sizes?: Size[];
  served: 'every day' | 'Saturday and Sunday';
  diet: Dish['diet'];
  /** 0 mild to 3 hot. */
  heat: number;
  /** Coconut is not one of the fourteen, but guests ask. */
  coconut: boolean;
  allergens: AllergenStates;
}

/** `/menu/<branch>.json`: a branch's menu in a form of our own, with what schema.org has no words for. See docs/menu-data.md. */
export interface MenuData {
  version: typeof VERSION;
  restaurant: { id: string; name: string; address: string; telephone: string };
  menu: { name: string; url: string; language: 'en-GB'; currency: 'GBP' };
  /** What the four states of an allergen mean, and what a guest with an allergy must be told beside them. */
  allergenStates: Record<'contains' | 'mayContain' | 'notInRecipe' | 'notChecked' | 'notice', string>;
  categories: {
    id: string;
    name: string;
    tamil?: string;
    note?: string;
    url: string;
    isDrinks: boolean;
    dishes: DishData[];
  }[];
}

/** A branch's menu as `/menu/<branch>.json`. Dishes that are off are not in it. Throws for a branch that has no menu. */
export function menuData(content: Content, key: string): MenuData {
  const menu = content.menus[key];
  const branch = content.branches.find((each) => each.key === key);
  if (!menu || !branch) throw new Error(`there is no menu for the branch "${key}"`);
  const { states, eastHamNote, allergenNotice } = content.menuPage;
  const { contains, mayContain, notInRecipe, notChecked } = states;
  return {
    version: VERSION,
    restaurant: {
      id: restaurantId(content, branch),
      name: restaurantName(content, branch),
      address: branch.address,
      telephone: branch.phone,
    },
    menu: {
      name: menu.name,
      url: at(content, menuPath(branch)),
      language: 'en-GB',
      currency: 'GBP',
    },
    allergenStates: {
      contains,
      mayContain,
      notInRecipe,
      notChecked,
      notice: branch.hasAllergenNotice ? allergenNotice.tellUs : eastHamNote,
    },
    categories: menu.pages.flatMap(({ categories, isDrinks }, index) =>
      categories.map(({ slug, name, tamil, note, items }) => ({
        id: slug,
        name,
        ...(tamil && { tamil }),
        ...(note && { note }),
        url: at(content, `${menuPath(branch, index + 1)}#${key}-${slug}`),
        isDrinks,
        dishes: items.map(dishData),
      })),
    ),
  };
}

const pounds = (price: number): string => price.toFixed(2);

function dishData(dish: Dish): DishData {
  const { tamil, description, also } = dish;
  return {
    id: dish.id,
    name: dish.baseName,
    printedName: dish.name,
    ...(tamil && { tamil }),
    ...(description && { description }),
    price: pounds(dish.price),
    ...(also && { sizes: also.map(({ size, price }) => ({ name: size, price: pounds(price) })) }),
    served: dish.weekendOnly ? 'Saturday and Sunday' : 'every day',
    diet: dish.diet,
    heat: dish.heat,
    coconut: dish.coconut,
    allergens: allergenStates(dish),
  };
}

function allergenStates({ allergens: known }: Dish): AllergenStates {
  const inState = (state: 'notInRecipe' | 'notChecked') =>
    allergens.filter((allergen) => allergenState(known, allergen) === state);
  return {
    checkedByKitchen: known.checked,
    contains: known.contains,
    mayContain: known.mayContain,
    notInRecipe: inState('notInRecipe'),
    notChecked: inState('notChecked'),
  };
}
