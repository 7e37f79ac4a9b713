import { keysOf, recordOf } from '../../model/pick.ts';
import type { TextStyle } from './text.ts';

/** Dimensions and text styles of the PDF, in points: A4 portrait, margins of 9 mm, two columns (PDF-4). */

const MM = 72 / 25.4;

export const SHEET = { width: 210 * MM, height: 297 * MM, margin: 9 * MM } as const;

export const CONTENT = {
  left: SHEET.margin,
  right: SHEET.width - SHEET.margin,
  top: SHEET.margin,
  bottom: SHEET.height - SHEET.margin,
  width: SHEET.width - 2 * SHEET.margin,
} as const;

const GUTTER = 26;

export const COLUMN = { width: (CONTENT.width - GUTTER) / 2, gutter: GUTTER } as const;

export const COLUMN_LEFT = [CONTENT.left, CONTENT.left + COLUMN.width + GUTTER] as const;

/** The logo: at most 40 % of the content width and 18 mm high (PDF-7). */
export const LOGO = {
  width: 0.4 * CONTENT.width,
  height: 18 * MM,
  /** Width of the drawing at that height: its aspect ratio is 3.55. */
  drawnWidth: 3.55 * 18 * MM,
} as const;

/** Tile strips: a whole number of periods across the content width. */
export const STRIP = { top: CONTENT.width / 27 / 2, thin: CONTENT.width / 60 / 2 } as const;

export const BADGE = { height: 8.4, padding: 3, diamond: 3.6 } as const;

/** Face and size of every kind of text; of text that may wrap, also the distance between baselines. */
export const STYLE = {
  /** In place of a missing logo, and a letter in place of a missing icon. */
  brand: { face: 'display', size: 34 },
  initial: { face: 'display', size: 13 },
  title: { face: 'display', size: 24 },
  localName: { face: 'tamil', size: 27 },
  address: { face: 'text', size: 8.5 },
  phone: { face: 'bold', size: 8.5 },
  legend: { face: 'text', size: 7.5, leading: 10 },
  category: { face: 'display', size: 10, leading: 12 },
  categoryLocalName: { face: 'tamil', size: 8.5, leading: 12 },
  name: { face: 'bold', size: 9, leading: 11.2 },
  codes: { face: 'text', size: 8, isSoft: true },
  badge: { face: 'bold', size: 6.5, padding: [BADGE.padding + BADGE.diamond + 2, BADGE.padding] },
  price: { face: 'display', size: 9 },
  description: { face: 'text', size: 8, leading: 9.7 },
  noteHeading: { face: 'display', size: 10, leading: 12 },
  note: { face: 'text', size: 8, leading: 10 },
  running: { face: 'display', size: 8.5 },
  runningLocalName: { face: 'tamil', size: 8.5 },
  footer: { face: 'text', size: 7.5 },
  allergy: { face: 'bold', size: 8 },
  codesKey: { face: 'text', size: 7.5 },
  thankYou: { face: 'display', size: 8.5 },
} as const satisfies Record<string, TextStyle & { leading?: number }>;

/** Heights of the first page's head, of the other pages' head, and of the footer. */
export const HEAD = { first: 99, other: 29 } as const;
export const FOOT = 35;
/** What the line of codes adds to it. */
export const CODES_LINE = 10;

export const HEADING = { icon: 25, gapAfter: 2 } as const;
/** Space above a dish and above a category heading, from the tightest readable spacing to the loosest. */
export const GAPS = [
  { item: 3.4, heading: 11 },
  { item: 4.2, heading: 12.5 },
  { item: 5, heading: 14 },
  { item: 6, heading: 16 },
  { item: 7, heading: 18 },
] as const;
export const ITEM = { indent: 12.5, ascent: 8.1, mark: 6.8, markTop: 1.6, leader: 14, ragged: 18 } as const;
export const NOTE = { gap: 14, padding: 9 } as const;

/** The kolam in the empty part of the last page, if there is room. */
export const KOLAM = { minSize: 130, maxSize: 215, space: 32 } as const;

/** In every theme. */
export const WHITE = '#ffffff';

/** The colours of the PDF by use, each a token of src/styles/tokens.css, so that the PDF has the colours of the theme. */
const TOKENS = {
  ink: '--ink',
  soft: '--ink-2',
  oxide: '--accent',
  leaf: '--leaf-700',
  brass: '--brass-400',
  brassText: '--brass-800',
  hairline: '--line',
  lineStrong: '--line-strong',
  veg: '--veg',
  egg: '--egg',
  nonVeg: '--nonveg',
} as const;

/** @param colourOf returns the value of a token: '#7a2418' */
export const readPdfColours = (colourOf: (token: string) => string) =>
  recordOf(keysOf(TOKENS), (name) => colourOf(TOKENS[name]));

export type PdfColours = ReturnType<typeof readPdfColours>;
