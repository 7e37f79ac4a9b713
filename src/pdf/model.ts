/**
 * The input of the menu PDF: plain data that can be posted to a worker. `input.ts` makes it from the site's content, `layout.ts`
 * lays it out, `draw.ts` draws it.
 */

import type { DietMark } from '../../model/diet-mark.ts';
import type { PdfColours } from './colours.ts';

export interface PdfItem {
  name: string;
  /** As printed after the name: codes in brackets, and allergens without a code, "(VE, G) + soya". Empty if there are none. */
  codes: string;
  description: string;
  /** Already formatted (see `formatPdfPrice`). */
  price: string;
  /** Undefined where the restaurant keeps no recipes. */
  mark: DietMark | undefined;
  weekendOnly: boolean;
  /** Whether its name is struck through; the description says why. */
  isSoldOut: boolean;
}

export interface PdfCategory {
  name: string;
  /** In the language of dishes; '' where there is no such name. */
  localName: string;
  icon: string;
  note: string;
  items: PdfItem[];
}

/** All the content of a menu PDF, and its colours. */
export interface MenuPdfInput {
  colours: PdfColours;
  fileName: string;
  /** The document's title, "Harbourside menu". */
  title: string;
  brand: { name: string; localName: string };
  /** The language of local names; undefined where the site has none. */
  localLanguage: string | undefined;
  branch: { address: string; phone: string; hours: string };
  /** What the marks mean; `weekend` is also the mark itself. */
  legend: { veg: string; egg: string; nonVeg: string; weekend: string; weekendLong: string };
  footer: { thankYou: string; tagline: string; /** with {n} and {total} */ page: string };
  /** "Menu of 4 May 2026. …", at the end. */
  dateNote: string;
  categories: PdfCategory[];
  /** The allergen note at the end, with the codes explained where they are printed. The heading may be ''. */
  note: { heading: string; text: string };
}

export type Face = 'display' | 'tamil' | 'text' | 'bold';

/** The pictures that could be fetched. A letter replaces a missing icon, the name a missing logo. */
export interface MenuPdfPictures {
  icons: ReadonlyMap<string, Uint8Array>;
  logo: string | null;
  /** The tile strip and the kolam as SVG text, or null. */
  strip: string | null;
  kolam: string | null;
}
