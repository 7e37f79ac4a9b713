import type { AllergenCauses, DishAllergens } from '../../model/allergen-state.ts';
import { allergyLine } from '../../model/allergy-line.ts';
import type { Content, Dish } from '../../model/types.ts';
import { type DishText, dishTexts } from '../../model/dish-texts.ts';
import { type Allergen, allergens } from '../../model/schema/allergens.ts';
import { uncodedText } from '../../model/uncoded-text.ts';
import { menuPath } from '../paths.ts';
import { categoryId } from '../ui/dishes/ids.ts';
import { absoluteUrl, restaurantId, restaurantName } from './schema-org.ts';

/** If a field is removed or changes its meaning, increase this and publish the new format under another file name. */
const VERSION = 1;

/** A price in another size. With two decimals, as text: exact to the penny. */
interface Size {
  name: string;
  price: string;
}

type AllergenReasons = Partial<Record<Allergen, string>>;

/** An allergen that is in neither is in the third state: neither in the recipe nor on what it shares with others. */
interface AllergenStates {
  /** For each allergen, what brings it in: "wheat flour in the compounded asafoetida of the sambar; …". */
  contains: AllergenReasons;
  /** For each allergen, what might carry it in: "same fryer; same griddle". */
  mayContain: AllergenReasons;
}

/** A dish or drink that is available. `localName` is its name in the menu's `localLanguage`. */
export interface DishData extends Partial<Record<DishText, string>> {
  id: string;
  /** Without the codes: 'Fish Soup'. */
  name: string;
  /** As on the menu, with codes if the branch prints them: 'Fish Soup (G, M) + soya'. */
  printedName: string;
  localName?: string;
  price: string;
  sizes?: Size[];
  served: 'every day' | 'Saturday and Sunday';
  /** Sold out from one moment until before another, both as ISO times in UTC. */
  soldOut?: { from: string; until: string };
  /** This, `coconut` and `allergens` are left out where the restaurant keeps no recipes. */
  diet?: Dish['diet'];
  /** 0 mild to 3 hot. */
  heat: number;
  /** Coconut is not one of the fourteen allergens, but guests ask about it. */
  coconut?: boolean;
  allergens?: AllergenStates;
}

/** `/menu/<branch>.json`: a branch's menu in our own format, with data that schema.org cannot express. See docs/menu-data.md. */
export interface MenuData {
  version: typeof VERSION;
  restaurant: {
    id: string;
    name: string;
    address: string;
    telephone: string;
    /** The first and the last day on which it is closed for a while, and what guests are told. */
    closed?: { from: string; until: string; text: string };
  };
  menu: { name: string; url: string; language: 'en-GB'; localLanguage?: string; currency: string };
  /** What the three states mean, and the notice that guests with an allergy must see with them. */
  allergenStates: Record<'contains' | 'mayContain' | 'neither' | 'notice', string>;
  categories: {
    id: string;
    name: string;
    localName?: string;
    note?: string;
    url: string;
    isDrinks: boolean;
    dishes: DishData[];
  }[];
}

/** The data of `/menu/<branch>.json`, without unavailable dishes. Throws if the branch has no menu. */
export function menuData(content: Content, key: string): MenuData {
  const menu = content.menus[key];
  const branch = content.branches.find((each) => each.key === key);
  if (!menu || !branch) throw new Error(`there is no menu for the branch "${key}"`);
  const { localLanguage, currency } = content.site;
  return {
    version: VERSION,
    restaurant: {
      id: restaurantId(content, branch),
      name: restaurantName(content, branch),
      address: branch.address,
      telephone: branch.phone,
      ...(branch.closed &&
        branch.closure && {
          closed: { from: branch.closed.from, until: branch.closed.until, text: branch.closure.text },
        }),
    },
    menu: {
      name: menu.name,
      url: absoluteUrl(content, menuPath(branch)),
      language: 'en-GB',
      ...(localLanguage && { localLanguage }),
      currency,
    },
    allergenStates: { ...content.menuPage.states, notice: allergyLine(content) },
    categories: menu.pages.flatMap(({ categories, isDrinks }, index) =>
      categories.map(({ slug, name, localName, note, items }) => ({
        id: slug,
        name,
        ...(localName && { localName }),
        ...(note && { note }),
        url: absoluteUrl(content, `${menuPath(branch, index + 1)}#${categoryId(key, slug)}`),
        isDrinks,
        dishes: items.map((dish) => dishData(dish, content)),
      })),
    ),
  };
}

const isoTime = (moment: number): string => new Date(moment).toISOString();
const formatPrice = (price: number): string => price.toFixed(2);

function dishData(dish: Dish, { menuPage }: Content): DishData {
  const { localName, also, soldOut, diet, coconut, allergens: known } = dish;
  return {
    id: dish.id,
    name: dish.baseName,
    printedName: [dish.name, uncodedText(dish, menuPage.allergens)].filter(Boolean).join(' '),
    ...(localName && { localName }),
    ...Object.fromEntries(dishTexts.flatMap((name) => (dish[name] ? [[name, dish[name]]] : []))),
    price: formatPrice(dish.price),
    ...(also && { sizes: also.map(({ size, price }) => ({ name: size, price: formatPrice(price) })) }),
    served: dish.weekendOnly ? 'Saturday and Sunday' : 'every day',
    ...(soldOut && { soldOut: { from: isoTime(soldOut.from), until: isoTime(soldOut.until) } }),
    ...(diet && { diet }),
    heat: dish.heat,
    ...(coconut !== undefined && { coconut }),
    ...(known && { allergens: allergenStates(known) }),
  };
}

const allergenStates = ({ contains, mayContain }: DishAllergens): AllergenStates => ({
  contains: reasons(contains),
  mayContain: reasons(mayContain),
});

/** The causes of each allergen as one text. */
const reasons = (causes: AllergenCauses): AllergenReasons =>
  Object.fromEntries(
    allergens.flatMap((allergen) => {
      const found = causes[allergen];
      return found ? [[allergen, found.join('; ')]] : [];
    }),
  );
