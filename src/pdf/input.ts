import type { MenuCategory, Dish } from '../../model/types.ts';
import { isIn, type Period } from '../../model/opening/period.ts';
import { containedKinds, keyText, kindsOfCode, uncodedText } from '../../model/codes.ts';
import { fill } from '../../model/fill.ts';
import { createMoneyFormat } from '../../model/money.ts';
import { pick } from '../../model/pick.ts';
import { dietMarkOf } from '../../model/dish-fields.ts';
import { slugify } from '../../model/slug.ts';
import type { TextsByAllergen } from '../../model/schema/allergens.ts';
import type { MenuPdfTexts } from '../data/branch-data-json.ts';
import type { PdfColours } from './dimensions.ts';

/**
 * Converts the site's content to the input of the menu PDF: plain data that can be posted to a worker, which lays it
 * out and draws it. Pure; the types list only the content that is used.
 */

/** A price that is not a number is printed as "price on request". */
type SourceDish = Pick<Dish, 'baseName' | 'codes' | 'uncoded' | 'allergens' | 'description' | 'diet' | 'served'> & {
  price?: unknown;
  also?: readonly { size: string; price: unknown }[] | undefined;
  soldOut?: Pick<Period, 'from' | 'until'> | undefined;
  ends?: number | undefined;
};

type SourceCategory = Pick<MenuCategory, 'name' | 'localName' | 'icon' | 'note' | 'ends'> & {
  items: readonly SourceDish[];
};

export type MenuPdfInput = ReturnType<typeof createMenuPdfInput>;
export type PdfCategory = MenuPdfInput['categories'][number];
export type PdfItem = PdfCategory['items'][number];

export interface MenuPdfSource extends MenuPdfTexts {
  /** In the order of the menu, without drinks lists. */
  categories: readonly SourceCategory[];
  colours: PdfColours;
  date: Date;
}

/**
 * As printed after the name: codes in brackets, cereals and nuts of which the menu has several, and allergens without a code,
 * '(G, N) cashew + soya', and a star if it may contain others, which no code says. Empty if there are none.
 */
function codesText(dish: SourceDish, { branch, words, menuKinds }: ItemContext): string {
  const kinds = dish.codes.flatMap((code) =>
    // The key names the only one.
    kindsOfCode(code, menuKinds).length > 1 ? kindsOfCode(code, dish.allergens.kinds.contains) : [],
  );
  const codes = dish.codes.length > 0 && `(${dish.codes.join(', ')})`;
  const star = branch.hasAllergenNotice && Object.keys(dish.allergens.mayContain).length > 0 && '*';
  return [codes, kinds.join(', '), uncodedText(dish, words.allergens), star].filter(Boolean).join(' ');
}

interface ItemContext extends Pick<MenuPdfSource, 'branch' | 'words' | 'date'> {
  menuKinds: TextsByAllergen;
  priceText: (price: unknown) => string;
}

function toItem(dish: SourceDish, context: ItemContext) {
  const { words, date, priceText } = context;
  const also = (dish.also ?? []).map(({ size, price }) => `${size} ${priceText(price)}`).join(', ');
  const isSoldOut = dish.soldOut !== undefined && isIn(dish.soldOut, date.getTime());
  return {
    name: dish.baseName,
    codes: codesText(dish, context),
    description: [isSoldOut && `${words.soldOut}.`, dish.description, also].filter(Boolean).join(' '),
    price: priceText(dish.price),
    mark: dietMarkOf(dish),
    served: dish.served ?? '',
    isSoldOut,
  };
}

/** Where the allergens are listed and what the codes mean, for the foot of every page. */
function allergyLine(
  { allergensPage: url, branch, words: { pdf, codeKey } }: MenuPdfSource,
  menuKinds: TextsByAllergen,
) {
  const codes = branch.hasAllergenNotice ? pdf.withCodes : pdf.withoutCodes;
  return {
    text: `${codes} ${fill(pdf.allergens, { address: url.replace('https://', '') })}`,
    url,
    codes: branch.hasAllergenNotice ? keyText(codeKey, menuKinds) : '',
  };
}

/** The note at the end: the notice of the menu page and the meaning of every code. */
function noteOf({ branch, words }: MenuPdfSource, menuKinds: TextsByAllergen) {
  const { codeKey, allergenNotice: notice, allergy } = words;
  const tell = `${allergy.tell} ${allergy.firstAid}`;
  if (!branch.hasAllergenNotice || !notice) return { heading: '', text: tell };
  const { heading, contains, whole, codesIntro, missing, cards, service } = notice;
  return {
    heading,
    text: [contains, whole, codesIntro, missing, tell, cards, service, keyText(codeKey, menuKinds)].join(' '),
  };
}

/** Returns everything that the PDF shows, as final texts in the order of the menu. */
export function createMenuPdfInput(source: MenuPdfSource) {
  const { brand, branch, categories, words, localLanguage, currency, colours, date } = source;
  const { pdf } = words;
  // The day at the restaurant, wherever the guest is.
  const day = date.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/London',
  });
  const money = createMoneyFormat(currency);
  const menuKinds = containedKinds(categories.flatMap(({ items }) => items));
  const priceText = (price: unknown) => formatPdfPrice(price, pdf.priceOnRequest, money);
  // The page may be older than the end of a dish's last day.
  const isServed = ({ ends = Infinity }: { ends?: number | undefined }) => ends > date.getTime();
  return {
    fileName: `${slugify(`${brand.name} ${branch.key}`)}-menu.pdf`,
    title: fill(pdf.title, { branch: branch.store }),
    brand: { name: brand.name, localName: brand.localName ?? '' },
    colours,
    localLanguage,
    branch: pick(branch, 'address', 'phone', 'hours'),
    legend: { ...words.legend, example: categories.flatMap(({ items }) => items).find(({ served }) => served)?.served },
    footer: { ...pick(pdf, 'thankYou', 'tagline'), page: fill(pdf.page, { date: day }) },
    allergy: allergyLine(source, menuKinds),
    dateNote: fill(pdf.keptFrom, { date: day }),
    categories: categories.filter(isServed).map((category) => ({
      name: category.name,
      localName: category.localName ?? '',
      icon: category.icon ?? '',
      note: category.note ?? '',
      items: category.items.filter(isServed).map((dish) => toItem(dish, { ...source, menuKinds, priceText })),
    })),
    note: noteOf(source, menuKinds),
  };
}

/**
 * A number or numeric text becomes money; a missing price, zero or less becomes `onRequest`; other text stays (PDF-12, PDF-13). The
 * content check lets only numbers above zero through, so that this holds for other data.
 */
export function formatPdfPrice(price: unknown, onRequest: string, money: (amount: number) => string): string {
  if (typeof price === 'string') {
    const text = price.trim();
    if (text === '') return onRequest;
    const value = Number(text.replace(/^\p{Sc}\s*/u, ''));
    return Number.isNaN(value) ? text : formatPdfPrice(value, onRequest, money);
  }
  return typeof price === 'number' && Number.isFinite(price) && price > 0 ? money(price) : onRequest;
}
