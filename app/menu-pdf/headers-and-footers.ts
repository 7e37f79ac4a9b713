/** The head of the first page, the running head of the others, and the footer. Pure, like layout.ts. */
import { measureBadge, joinRuns, type PlacedLine } from './boxes.ts';
import type { DietMark, MenuPdfInput } from './model.ts';
import { CONTENT, ITEM, LOGO, STYLE } from './dimensions.ts';
import { type Fonts, toRuns, type TextStyle } from './text.ts';

/** One mark of the legend with its text. */
export interface LegendEntry {
  /** The mark with its top left corner; null if the mark is a text box inside the line. */
  mark: { diet: DietMark; x: number; y: number } | null;
  text: PlacedLine;
}

/** The placed head of the first page. */
export interface TitleHead {
  /** The box of the logo, top left. */
  logo: { x: number; y: number; width: number; height: number };
  /** The name in the language of dishes, and x of the line between the logo and it; null where there is no such name. */
  native: { divider: number; name: PlacedLine } | null;
  title: PlacedLine;
  address: PlacedLine;
  phone: PlacedLine;
  hours: PlacedLine;
  /** Top of the tile strip. */
  strip: number;
  legend: LegendEntry[];
}

/** Places a line of text with its left edge, right edge or middle at x. */
function placeText(
  text: string,
  style: TextStyle,
  x: number,
  y: number,
  fonts: Fonts,
  align: 'left' | 'right' | 'middle' = 'left',
): PlacedLine {
  const line = joinRuns(toRuns(text, style, fonts), fonts);
  return { x: x - line.width * { left: 0, middle: 0.5, right: 1 }[align], y, line };
}

/** The style at a size at which the text is at most so wide, in points. */
function fitStyle(text: string, style: TextStyle, width: number, fonts: Fonts): TextStyle {
  const full = joinRuns(toRuns(text, style, fonts), fonts).width;
  return full <= width ? style : { ...style, size: (style.size * width) / full };
}

/** Lays out the head of the first page: logo, names, address, telephone, hours, tile strip and legend. */
export function layOutTitleHead({ title, brand, branch, legend }: MenuPdfInput, fonts: Fonts): TitleHead {
  const { left, right, top } = CONTENT;
  const strip = top + LOGO.height + 7;
  const divider = left + LOGO.drawnWidth + 13;
  const legendLine = strip + 22.5;
  let x: number = left;
  const diets = (['veg', 'egg', 'nonVeg', 'unknown'] as const).map((diet): LegendEntry => {
    const text = placeText(legend[diet], STYLE.legend, x + ITEM.mark + 4, legendLine, fonts);
    const mark = { diet, x, y: legendLine - ITEM.mark + 0.6 };
    x = text.x + text.line.width + 14;
    return { mark, text };
  });
  const meaning = toRuns(legend.weekendLong, STYLE.legend, fonts);
  const badge = measureBadge(legend.weekend, fonts);
  const weekend: LegendEntry = {
    mark: null,
    text: { x, y: legendLine, line: joinRuns(meaning, fonts, { box: legend.weekend, width: badge }) },
  };
  const native =
    brand.native === ''
      ? null
      : { divider, name: placeText(brand.native, STYLE.nativeName, divider + 13, top + 35.5, fonts) };
  // Long names, addresses and hours are set smaller, so that they end before the logo and the native name.
  const width = right - (native ? native.name.x + native.name.line.width : left + LOGO.drawnWidth) - 16;
  const placeRight = (text: string, style: TextStyle, y: number, room = width) =>
    placeText(text, fitStyle(text, style, room, fonts), right, y, fonts, 'right');
  const phoneWidth = joinRuns(toRuns(branch.phone, STYLE.phone, fonts), fonts).width + 12;
  const hours = placeRight(branch.hours, STYLE.address, top + 47, width - phoneWidth);
  const phone = placeText(branch.phone, STYLE.phone, hours.x - 12, top + 47, fonts, 'right');
  return {
    logo: { x: left, y: top, width: LOGO.width, height: LOGO.height },
    native,
    title: placeRight(title, STYLE.title, top + 19),
    address: placeRight(branch.address, STYLE.address, top + 35.5),
    phone,
    hours,
    strip,
    legend: [...diets, weekend],
  };
}

/** Lays out the head of the other pages: brand and title on the left, telephone number on the right. */
export function layOutRunningHead({ title, brand, branch }: MenuPdfInput, fonts: Fonts): PlacedLine[] {
  const y = CONTENT.top + 7.5;
  const native = brand.native === '' ? [] : [placeText(brand.native, STYLE.runningNative, CONTENT.left, y, fonts)];
  const left = native.reduce((x, { line }) => x + line.width + 7, CONTENT.left);
  const phone = placeText(branch.phone, STYLE.phone, CONTENT.right, y, fonts, 'right');
  const text = `${brand.name}, ${title}`;
  const name = placeText(text, fitStyle(text, STYLE.running, phone.x - left - 16, fonts), left, y, fonts);
  return [...native, name, phone];
}

/** Lays out the footer: thanks on the left, tagline in the middle, page number on the right. */
export function layOutFooter({ footer: words }: MenuPdfInput, page: number, total: number, fonts: Fonts): PlacedLine[] {
  const y = CONTENT.bottom - 2.5;
  const number = words.page.replace('{n}', String(page)).replace('{total}', String(total));
  return [
    placeText(words.thankYou, STYLE.thankYou, CONTENT.left, y, fonts),
    placeText(words.tagline, STYLE.footer, CONTENT.left + CONTENT.width / 2, y, fonts, 'middle'),
    placeText(number, STYLE.footer, CONTENT.right, y, fonts, 'right'),
  ];
}
