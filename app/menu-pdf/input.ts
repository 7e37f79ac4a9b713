/** From the site's content to what the PDF is made from. Pure; the types name only what is used of the content. */
import type { DietMark, MenuPdfInput, PdfItem } from './model.ts';
import { pdfPrice } from './price.ts';

interface SourceDish {
  baseName: string;
  codes: readonly string[];
  description?: string | undefined;
  price?: unknown;
  also?: readonly { size: string; price: unknown }[] | undefined;
  isVeg: boolean;
  diet: string;
  weekendOnly: boolean;
}

interface SourceCategory {
  name: string;
  tamil?: string | undefined;
  icon: string;
  note?: string | undefined;
  items: readonly SourceDish[];
}

/** The content that a menu PDF is made from. */
export interface MenuPdfSource {
  brand: { name: string; tamil: string };
  branch: { key: string; menuName: string; address: string; phone: string; hours: string; hasAllergenNotice: boolean };
  /** In the order of the menu, drinks lists left out. */
  categories: readonly SourceCategory[];
  legend: MenuPdfInput['legend'];
  /** `pdf` of content/menu.yaml. */
  words: {
    title: string;
    thankYou: string;
    tagline: string;
    page: string;
    priceOnRequest: string;
    noteHeading: string;
    note: string;
    keptFrom: string;
  };
  /** The day it is made. */
  date: Date;
}

function markOf({ isVeg, diet }: SourceDish): DietMark {
  if (diet === 'egg') return 'egg';
  return isVeg ? 'veg' : 'nonVeg';
}

function toItem(dish: SourceDish, onRequest: string): PdfItem {
  const also = (dish.also ?? []).map(({ size, price }) => `${size} ${pdfPrice(price, onRequest)}`).join(', ');
  return {
    name: dish.baseName,
    codes: dish.codes.join(', '),
    description: [dish.description ?? '', also].filter((text) => text !== '').join(' '),
    price: pdfPrice(dish.price, onRequest),
    mark: markOf(dish),
    weekendOnly: dish.weekendOnly,
  };
}

/** Brings together what the PDF says, in the words that will stand in it and in the order of the menu. */
export function menuPdfInput({ brand, branch, categories, legend, words, date }: MenuPdfSource): MenuPdfInput {
  const day = date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  const { name, tamil } = brand;
  const { address, phone, hours } = branch;
  const { veg, egg, nonVeg, weekend, weekendLong } = legend;
  return {
    fileName: `${name.toLowerCase()}-${branch.key}-menu.pdf`,
    title: words.title.replace('{branch}', branch.menuName),
    brand: { name, tamil },
    branch: { address, phone, hours },
    legend: { veg, egg, nonVeg, weekend, weekendLong },
    footer: { thankYou: words.thankYou, tagline: words.tagline, page: words.page },
    keptFrom: words.keptFrom.replace('{date}', day),
    categories: categories.map((category) => ({
      name: category.name,
      tamil: category.tamil ?? '',
      icon: category.icon,
      note: category.note ?? '',
      items: category.items.map((dish) => toItem(dish, words.priceOnRequest)),
    })),
    note: branch.hasAllergenNotice ? { heading: words.noteHeading, text: words.note } : null,
  };
}
