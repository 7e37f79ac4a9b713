import type { AllergenCauses } from '../../model/dish-allergens.ts';
import { allergyLine } from '../../model/allergy-line.ts';
import type { Content, Dish } from '../../model/types.ts';
import { dishTexts } from '../../model/dish-texts.ts';
import { type Allergen, allergens } from '../../model/schema/allergens.ts';
import { uncodedText } from '../../model/uncoded-text.ts';
import { menuPath } from '../paths.ts';
import { categoryId } from '../ui/dishes/ids.ts';
import { absoluteUrl, restaurantId, restaurantName } from './schema-org.ts';

/** If a field is removed or changes its meaning, increase this and publish the new format under another file name. */
const VERSION = 1;

/** `/menu/<branch>.json`, without unavailable dishes; docs/menu-data.md says what each field means. */
export function menuData(content: Content, key: string) {
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

function dishData(dish: Dish, { menuPage }: Content) {
  const { localName, also, soldOut, diet, coconut, allergens: found } = dish;
  return {
    id: dish.id,
    name: dish.baseName,
    printedName: [dish.name, uncodedText(dish, menuPage.allergens)].filter(Boolean).join(' '),
    ...(localName && { localName }),
    ...Object.fromEntries(dishTexts.flatMap((name) => (dish[name] ? [[name, dish[name]]] : []))),
    // With two decimals, as text: exact to the penny.
    price: formatPrice(dish.price),
    ...(also && { sizes: also.map(({ size, price }) => ({ name: size, price: formatPrice(price) })) }),
    served: dish.weekendOnly ? 'Saturday and Sunday' : 'every day',
    ...(soldOut && { soldOut: { from: isoTime(soldOut.from), until: isoTime(soldOut.until) } }),
    ...(diet && { diet }),
    heat: dish.heat,
    ...(coconut !== undefined && { coconut }),
    ...(found && {
      allergens: { contains: reasons(found.contains), mayContain: reasons(found.mayContain), kinds: found.kinds },
    }),
  };
}

/** The causes of each allergen as one text: "wheat flour in the compounded asafoetida of the sambar; …". */
const reasons = (causes: AllergenCauses): Partial<Record<Allergen, string>> =>
  Object.fromEntries(
    allergens.flatMap((allergen) => {
      const found = causes[allergen];
      return found ? [[allergen, found.join('; ')]] : [];
    }),
  );
