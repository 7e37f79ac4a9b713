/**
 * What the menu PDF is made from: plain data that can be posted to a worker. `input.ts` makes it from the site's content,
 * `layout.ts` sets it, `draw.ts` draws it.
 */

/** How a dish is marked: the site's three marks. */
export type DietMark = 'veg' | 'egg' | 'nonVeg';

export interface PdfItem {
  /** The name without its codes. */
  name: string;
  /** Allergen codes as printed after the name, without brackets: "VE, G". Empty where there are none. */
  codes: string;
  description: string;
  /** Already formatted (see `pdfPrice`). */
  price: string;
  mark: DietMark;
  weekendOnly: boolean;
}

export interface PdfCategory {
  name: string;
  tamil: string;
  /** Name of the icon (see category-icon-names.ts). */
  icon: string;
  note: string;
  items: PdfItem[];
}

/** A menu as a PDF, with every word on it. */
export interface MenuPdfInput {
  /** Name to save under, "valavu-eastham-menu.pdf". */
  fileName: string;
  /** The document's title, "Eastham menu". */
  title: string;
  brand: { name: string; tamil: string };
  branch: { address: string; phone: string; hours: string };
  /** What the marks mean; `weekend` is also the mark itself. */
  legend: { veg: string; egg: string; nonVeg: string; weekend: string; weekendLong: string };
  footer: { thankYou: string; tagline: string; /** with {n} and {total} */ page: string };
  /** "Menu of 4 May 2026. …", at the end. */
  keptFrom: string;
  categories: PdfCategory[];
  /** The allergen and payment note at the end; null where the branch has none. */
  note: { heading: string; text: string } | null;
}

/** The faces that text is set in; each is one font file (tools/pdf/pdf-fonts.ts). */
export type Face = 'display' | 'tamil' | 'text' | 'bold';

/** Pictures, where they could be had. Missing ones are replaced: a letter for an icon, the name for the logo. */
export interface MenuPdfPictures {
  /** JPEG bytes by icon name. */
  icons: ReadonlyMap<string, Uint8Array>;
  /** The logo as SVG text, or null. */
  logo: string | null;
  /** The tile strip and the kolam as SVG text, or null. */
  strip: string | null;
  kolam: string | null;
}
