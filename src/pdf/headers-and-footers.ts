/** The head of the first page, the running head of the others, and the footer. Pure, like layout.ts. */
import { measureBadge, joinRuns, type PlacedLine } from './layout.ts';
import type { MenuPdfInput } from './input.ts';
import { CONTENT, ITEM, LOGO, STYLE } from './dimensions.ts';
import { breakLines, type Fonts, toRuns, type TextStyle } from './text.ts';

export type TitleHead = ReturnType<typeof layOutTitleHead>;

/** Places a line of text so that this part of it is left of x: 0, a half or all. */
function placeText(text: string, style: TextStyle, x: number, y: number, fonts: Fonts, part = 0): PlacedLine {
  const line = joinRuns(toRuns(text, style, fonts), fonts);
  return { x: x - line.width * part, y, line };
}

/** The largest widths of the local name in the heads and of each text of the footer, in points. */
const LOCAL_NAME_WIDTH = 100;
const FOOTER_WIDTH = CONTENT.width / 3 - 8;

/** The smallest size of a fitted text, in points. */
const MIN_SIZE = 3;

/** The style at a size at which the text is at most so wide, in points. The schemas limit texts, so that the smallest size suffices. */
function fitStyle(text: string, style: TextStyle, width: number, fonts: Fonts): TextStyle {
  const full = joinRuns(toRuns(text, style, fonts), fonts).width;
  return full <= width ? style : { ...style, size: Math.max(MIN_SIZE, (style.size * width) / full) };
}

/** Lays out the head of the first page: logo, names, address, telephone, hours, tile strip and legend. */
export function layOutTitleHead({ title, brand, branch, legend }: MenuPdfInput, fonts: Fonts) {
  const { left, right, top } = CONTENT;
  const strip = top + LOGO.height + 7;
  const divider = left + LOGO.drawnWidth + 13;
  const legendLine = strip + 22.5;
  let x: number = left;
  const diets = (['veg', 'egg', 'nonVeg'] as const).map((diet) => {
    const text = placeText(legend[diet], STYLE.legend, x + ITEM.mark + 4, legendLine, fonts);
    const mark = { diet, x, y: legendLine - ITEM.mark + 0.6 };
    x = text.x + text.line.width + 14;
    return { mark, text };
  });
  const meaning = toRuns(legend.served, STYLE.legend, fonts);
  const served = [legend.example ?? []].flat().map((box) => ({
    // A text box inside the line.
    mark: null,
    text: { x, y: legendLine, line: joinRuns(meaning, fonts, { box, width: measureBadge(box, fonts) }) },
  }));
  const localStyle = fitStyle(brand.localName, STYLE.localName, LOCAL_NAME_WIDTH, fonts);
  const localName =
    brand.localName === ''
      ? null
      : { divider, name: placeText(brand.localName, localStyle, divider + 13, top + 35.5, fonts) };
  // Long names and addresses are set smaller, so that they end before the logo and the local name.
  const width = right - (localName ? localName.name.x + localName.name.line.width : left + LOGO.drawnWidth) - 16;
  const placeRight = (text: string, style: TextStyle, y: number, room = width) =>
    placeText(text, fitStyle(text, style, room, fonts), right, y, fonts, 1);
  const phoneWidth = joinRuns(toRuns(branch.phone, STYLE.phone, fonts), fonts).width + 12;
  const isShort = joinRuns(toRuns(branch.hours, STYLE.address, fonts), fonts).width <= width - phoneWidth;
  const rows = isShort ? TITLE_ROWS.shortHours : TITLE_ROWS.longHours;
  const address = placeRight(branch.address, STYLE.address, top + rows.address, isShort ? width : width - phoneWidth);
  const hours = isShort
    ? [placeRight(branch.hours, STYLE.address, top + rows.hours)]
    : layOutHours(branch.hours, width, top + rows.hours, fonts);
  // Beside short hours; long ones need the width, so it is beside the address.
  const beside = (isShort ? hours[0] : undefined) ?? address;
  const phone = placeText(branch.phone, STYLE.phone, beside.x - 12, beside.y, fonts, 1);
  return {
    logo: { x: left, y: top, width: LOGO.width, height: LOGO.height },
    localName,
    title: placeRight(title, STYLE.title, top + rows.title),
    address,
    phone,
    hours,
    strip,
    legend: [...diets, ...served],
  };
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
  const localStyle = fitStyle(brand.localName, STYLE.runningLocalName, LOCAL_NAME_WIDTH, fonts);
  const localName = brand.localName === '' ? [] : [placeText(brand.localName, localStyle, CONTENT.left, y, fonts)];
  const left = localName.reduce((x, { line }) => x + line.width + 7, CONTENT.left);
  const phone = placeText(branch.phone, STYLE.phone, CONTENT.right, y, fonts, 1);
  const addressStyle = fitStyle(branch.address, STYLE.address, (phone.x - left) * 0.6, fonts);
  const address = placeText(branch.address, addressStyle, phone.x - 10, y, fonts, 1);
  const text = `${brand.name}, ${title}`;
  const name = placeText(text, fitStyle(text, STYLE.running, address.x - left - 16, fonts), left, y, fonts);
  return [...localName, name, address, phone];
}

/** Lays out the line above the footer: where the allergens are listed. */
export const layOutAllergyLine = ({ allergy: { text } }: MenuPdfInput, fonts: Fonts): PlacedLine =>
  placeText(text, fitStyle(text, STYLE.allergy, CONTENT.width, fonts), CONTENT.left, CONTENT.bottom - 14, fonts);

/** Lays out the footer: thanks on the left, tagline in the middle, page number on the right. */
export function layOutFooter({ footer: words }: MenuPdfInput, page: number, total: number, fonts: Fonts): PlacedLine[] {
  const y = CONTENT.bottom - 2.5;
  const number = words.page.replace('{n}', String(page)).replace('{total}', String(total));
  const placeFitted = (text: string, style: TextStyle, part: number) =>
    placeText(text, fitStyle(text, style, FOOTER_WIDTH, fonts), CONTENT.left + CONTENT.width * part, y, fonts, part);
  return [
    placeFitted(words.thankYou, STYLE.thankYou, 0),
    placeFitted(words.tagline, STYLE.footer, 0.5),
    placeFitted(number, STYLE.footer, 1),
  ];
}
