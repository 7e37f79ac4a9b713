/** The head of the first page, the running head of the others, and the footer. Pure, in points from the top left corner of the page. */
import { fill } from '../../model/fill.ts';
import { CONTENT, ITEM, LOGO, STYLE } from './dimensions.ts';
import type { MenuPdfInput } from './input.ts';
import type { PlacedLine } from './sheet.ts';
import { breakLines, type Fonts, type TextStyle, toLine } from './text.ts';

export type TitleHead = ReturnType<typeof layOutTitleHead>;

/** The largest width of the local name in the heads, in points. */
const LOCAL_NAME_WIDTH = 100;

/** The smallest size of a fitted text, in points. The schemas limit texts, so that it suffices. */
const MIN_SIZE = 3;

interface Fit {
  /** The part of the line that is left of x: 0, a half or all. */
  part?: number;
  /** If the line would be wider, in points, it is set smaller. */
  width?: number;
}

function placeText(text: string, style: TextStyle, x: number, y: number, fonts: Fonts, fit: Fit = {}): PlacedLine {
  const { part = 0, width = Infinity } = fit;
  const full = toLine(text, style, fonts);
  const size = Math.max(MIN_SIZE, (style.size * width) / full.width);
  const line = full.width <= width ? full : toLine(text, { ...style, size }, fonts);
  return { x: x - line.width * part, y, line };
}

const endOf = ({ x, line }: PlacedLine) => x + line.width;

/** Lays out the head of the first page: logo, names, address, telephone, hours, tile strip and legend. */
export function layOutTitleHead({ title, brand, branch, legend }: MenuPdfInput, fonts: Fonts) {
  const { left, right, top } = CONTENT;
  const strip = top + LOGO.height + 7;
  const divider = left + LOGO.drawnWidth + 13;
  const localName =
    brand.localName === ''
      ? null
      : placeText(brand.localName, STYLE.localName, divider + 13, top + 35.5, fonts, { width: LOCAL_NAME_WIDTH });
  // Long names and addresses are set smaller, so that they end before the logo and the local name.
  const room = right - (localName ? endOf(localName) : left + LOGO.drawnWidth) - 16;
  const placeRight = (text: string, style: TextStyle, y: number, width = room) =>
    placeText(text, style, right, y, fonts, { part: 1, width });
  const phoneWidth = toLine(branch.phone, STYLE.phone, fonts).width + 12;
  const isShort = toLine(branch.hours, STYLE.address, fonts).width <= room - phoneWidth;
  const rows = isShort ? TITLE_ROWS.shortHours : TITLE_ROWS.longHours;
  const address = placeRight(branch.address, STYLE.address, top + rows.address, isShort ? room : room - phoneWidth);
  const hours = isShort
    ? [placeRight(branch.hours, STYLE.address, top + rows.hours)]
    : layOutHours(branch.hours, room, top + rows.hours, fonts);
  // Beside short hours; long ones need the width, so it is beside the address.
  const beside = (isShort ? hours[0] : undefined) ?? address;
  return {
    logo: { x: left, y: top, width: LOGO.width, height: LOGO.height },
    divider,
    localName,
    title: placeRight(title, STYLE.title, top + rows.title),
    address,
    phone: placeText(branch.phone, STYLE.phone, beside.x - 12, beside.y, fonts, { part: 1 }),
    hours,
    strip,
    ...layOutLegend(legend, strip + 22.5, fonts),
  };
}

/** The meaning of the marks of diets, and of a badge that a dish has, on one line. */
function layOutLegend(legend: MenuPdfInput['legend'], y: number, fonts: Fonts) {
  let x: number = CONTENT.left;
  const place = (text: string, style: TextStyle, gap: number) => {
    const placed = placeText(text, style, x, y, fonts);
    x = endOf(placed) + gap;
    return placed;
  };
  const marks = (['veg', 'egg', 'nonVeg'] as const).map((diet) => {
    const left = x;
    x += ITEM.mark + 4;
    return { diet, x: left, y: y - ITEM.mark + 0.6, text: place(legend[diet], STYLE.legend, 14) };
  });
  const { example, served } = legend;
  const badge = example === undefined ? [] : [place(example, STYLE.badge, 4), place(served, STYLE.legend, 0)];
  return { marks, legend: [...marks.map(({ text }) => text), ...badge] };
}

/** Baselines in the head of the first page, from its top. Of long hours, that of the line before the first. */
const TITLE_ROWS = {
  shortHours: { title: 19, address: 35.5, hours: 47 },
  longHours: { title: 16.5, address: 29.5, hours: 30 },
} as const;

/** Height for the lines of long hours, in points, and their smallest size. */
const HOURS = { height: 24, minSize: 4.5, leading: 1.17 } as const;

/** Breaks hours into right-aligned lines, in the largest size in which they fit. */
function layOutHours(text: string, width: number, before: number, fonts: Fonts): PlacedLine[] {
  const { face, size: largest } = STYLE.address;
  for (let size: number = largest; ; size -= 0.5) {
    const lines = breakLines([{ text, style: { face, size } }], width, fonts);
    const leading = size * HOURS.leading;
    if (lines.length * leading <= HOURS.height || size <= HOURS.minSize)
      return lines.map((line, index) => ({ x: CONTENT.right - line.width, y: before + (index + 1) * leading, line }));
  }
}

/** Lays out the head of the other pages: brand and title on the left, address and telephone number on the right. */
export function layOutRunningHead({ title, brand, branch }: MenuPdfInput, fonts: Fonts): PlacedLine[] {
  const y = CONTENT.top + 7.5;
  const fit = { width: LOCAL_NAME_WIDTH };
  const localName = placeText(brand.localName, STYLE.runningLocalName, CONTENT.left, y, fonts, fit);
  const left = brand.localName === '' ? CONTENT.left : endOf(localName) + 7;
  const phone = placeText(branch.phone, STYLE.phone, CONTENT.right, y, fonts, { part: 1 });
  const forAddress = { part: 1, width: (phone.x - left) * 0.6 };
  const address = placeText(branch.address, STYLE.address, phone.x - 10, y, fonts, forAddress);
  const name = placeText(`${brand.name}, ${title}`, STYLE.running, left, y, fonts, { width: address.x - left - 16 });
  return [localName, name, address, phone];
}

/** Lays out the line above the footer: where the allergens are listed. */
export const layOutAllergyLine = ({ allergy: { text } }: MenuPdfInput, fonts: Fonts): PlacedLine =>
  placeText(text, STYLE.allergy, CONTENT.left, CONTENT.bottom - 14, fonts, { width: CONTENT.width });

/** Lays out the line above it on menus with codes: what they mean. */
export const layOutCodesLine = ({ allergy: { codes } }: MenuPdfInput, fonts: Fonts): PlacedLine[] =>
  codes ? [placeText(codes, STYLE.codesKey, CONTENT.left, CONTENT.bottom - 24, fonts, { width: CONTENT.width })] : [];

/** Lays out the footer: thanks on the left, tagline in the middle, page number on the right. */
export function layOutFooter({ footer }: MenuPdfInput, page: number, total: number, fonts: Fonts): PlacedLine[] {
  const number = fill(footer.page, { n: page, total });
  const place = (text: string, style: TextStyle, part: number) => {
    const fit = { part, width: CONTENT.width / 3 - 8 };
    return placeText(text, style, CONTENT.left + CONTENT.width * part, CONTENT.bottom - 2.5, fonts, fit);
  };
  return [
    place(footer.thankYou, STYLE.thankYou, 0),
    place(footer.tagline, STYLE.footer, 0.5),
    place(number, STYLE.footer, 1),
  ];
}
