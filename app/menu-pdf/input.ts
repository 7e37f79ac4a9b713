/** Converts the site's content to the input of the PDF. Pure; the types list only the content that is used. */
import type { Dish, MenuCategory } from '../../model/types.ts';
import { createMoneyFormat } from '../../model/money.ts';
import { slugify } from '../../model/slug.ts';
import type { DietMark, MenuPdfInput, PdfItem } from './model.ts';
import { formatPdfPrice } from './price.ts';

/** A price that is not a number is printed as "price on request". */
type SourceDish = Pick<Dish, 'baseName' | 'codes' | 'description' | 'isVeg' | 'diet' | 'weekendOnly'> & {
  price?: unknown;
  also?: readonly { size: string; price: unknown }[] | undefined;
};

type SourceCategory = Pick<MenuCategory, 'name' | 'native' | 'icon' | 'note'> & { items: readonly SourceDish[] };

/** The content that a menu PDF is made from. */
export interface MenuPdfSource {
  brand: { name: string; native?: string | undefined };
  branch: { key: string; menuName: string; address: string; phone: string; hours: string; hasAllergenNotice: boolean };
  /** In the order of the menu, without drinks lists. */
  categories: readonly SourceCategory[];
  legend: MenuPdfInput['legend'];
  /** `pdf` of content/menu.yaml. */
  words: {
    title: string;
    thankYou: string;
    tagline: string;
    page: string;
    priceOnRequest: string;
    noteHeading?: string | undefined;
    note?: string | undefined;
    keptFrom: string;
  };
  /** The language of native names, and the money of prices (content/site.yaml). */
  nativeLanguage?: string | undefined;
  currency: string;
  /** The day on which the PDF is made. */
  date: Date;
}

function markOf({ isVeg, diet }: SourceDish): DietMark {
  if (diet === 'egg') return 'egg';
  return isVeg ? 'veg' : 'nonVeg';
}

function toItem(dish: SourceDish, priceText: (price: unknown) => string): PdfItem {
  const also = (dish.also ?? []).map(({ size, price }) => `${size} ${priceText(price)}`).join(', ');
  return {
    name: dish.baseName,
    codes: dish.codes.join(', '),
    description: [dish.description ?? '', also].filter((text) => text !== '').join(' '),
    price: priceText(dish.price),
    mark: markOf(dish),
    weekendOnly: dish.weekendOnly,
  };
}

/** Returns everything that the PDF shows, as final texts in the order of the menu. */
export function createMenuPdfInput(source: MenuPdfSource): MenuPdfInput {
  const { brand, branch, categories, legend, words, nativeLanguage, currency, date } = source;
  const day = date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  const money = createMoneyFormat(currency);
  const priceText = (price: unknown) => formatPdfPrice(price, words.priceOnRequest, money);
  const { address, phone, hours } = branch;
  const { veg, egg, nonVeg, weekend, weekendLong } = legend;
  return {
    fileName: `${slugify(`${brand.name} ${branch.key}`)}-menu.pdf`,
    title: words.title.replace('{branch}', branch.menuName),
    brand: { name: brand.name, native: brand.native ?? '' },
    nativeLanguage,
    branch: { address, phone, hours },
    legend: { veg, egg, nonVeg, weekend, weekendLong },
    footer: { thankYou: words.thankYou, tagline: words.tagline, page: words.page },
    dateNote: words.keptFrom.replace('{date}', day),
    categories: categories.map((category) => ({
      name: category.name,
      native: category.native ?? '',
      icon: category.icon ?? '',
      note: category.note ?? '',
      items: category.items.map((dish) => toItem(dish, priceText)),
    })),
    note:
      branch.hasAllergenNotice && words.noteHeading && words.note
        ? { heading: words.noteHeading, text: words.note }
        : null,
  };
}
