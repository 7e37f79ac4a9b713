/** The parts that frame the columns: the first page's head, the running head of the others, and the foot. Pure, as layout.ts. */
import { badgeWidth, lineOf, type PlacedLine } from './boxes.ts';
import type { DietMark, MenuPdfInput } from './model.ts';
import { CONTENT, ITEM, LOGO, STYLE } from './sheet.ts';
import { type Fonts, toRuns, type TextStyle } from './text.ts';

/** One mark of the key with its words. */
export interface LegendEntry {
  /** The mark with its top left corner; null where the mark is words in a box and stands in the line itself. */
  mark: { diet: DietMark; x: number; y: number } | null;
  text: PlacedLine;
}

/** What heads the first page, placed on it. */
export interface TitleHead {
  /** The box that the logo stands in, top left. */
  logo: { x: number; y: number; width: number; height: number };
  /** x of the line between the logo and the Tamil name. */
  divider: number;
  tamil: PlacedLine;
  title: PlacedLine;
  address: PlacedLine;
  phone: PlacedLine;
  hours: PlacedLine;
  /** Top of the tile strip. */
  strip: number;
  legend: LegendEntry[];
}

/** A line of text with its left edge, its right edge or its middle at x. */
function set(
  text: string,
  style: TextStyle,
  x: number,
  y: number,
  fonts: Fonts,
  align: 'left' | 'right' | 'middle' = 'left',
): PlacedLine {
  const line = lineOf(toRuns(text, style, fonts), fonts);
  return { x: x - line.width * { left: 0, middle: 0.5, right: 1 }[align], y, line };
}

/** Sets the head of the first page: logo, names, address, telephone, hours, tile strip and key. */
export function titleHead({ title, brand, branch, legend }: MenuPdfInput, fonts: Fonts): TitleHead {
  const { left, right, top } = CONTENT;
  const hours = set(branch.hours, STYLE.address, right, top + 47, fonts, 'right');
  const phone = set(branch.phone, STYLE.phone, hours.x - 12, top + 47, fonts, 'right');
  const strip = top + LOGO.height + 7;
  const divider = left + LOGO.drawn + 13;
  const legendLine = strip + 22.5;
  let x: number = left;
  const diets = (['veg', 'egg', 'nonVeg'] as const).map((diet): LegendEntry => {
    const text = set(legend[diet], STYLE.legend, x + ITEM.mark + 4, legendLine, fonts);
    const mark = { diet, x, y: legendLine - ITEM.mark + 0.6 };
    x = text.x + text.line.width + 14;
    return { mark, text };
  });
  const meaning = toRuns(legend.weekendLong, STYLE.legend, fonts);
  const badge = badgeWidth(legend.weekend, fonts);
  const weekend: LegendEntry = {
    mark: null,
    text: { x, y: legendLine, line: lineOf(meaning, fonts, { box: legend.weekend, width: badge }) },
  };
  return {
    logo: { x: left, y: top, width: LOGO.width, height: LOGO.height },
    divider,
    tamil: set(brand.tamil, STYLE.tamilName, divider + 13, top + 35.5, fonts),
    title: set(title, STYLE.title, right, top + 19, fonts, 'right'),
    address: set(branch.address, STYLE.address, right, top + 35.5, fonts, 'right'),
    phone,
    hours,
    strip,
    legend: [...diets, weekend],
  };
}

/** The brand and the title at the left of every page after the first, the telephone number at its right. */
export function runningHead({ title, brand, branch }: MenuPdfInput, fonts: Fonts): PlacedLine[] {
  const y = CONTENT.top + 7.5;
  const tamil = set(brand.tamil, STYLE.runningTamil, CONTENT.left, y, fonts);
  const name = set(`${brand.name}, ${title}`, STYLE.running, tamil.x + tamil.line.width + 7, y, fonts);
  return [tamil, name, set(branch.phone, STYLE.phone, CONTENT.right, y, fonts, 'right')];
}

/** Thanks at the left, the tagline in the middle, the page's number at the right. */
export function footer({ footer: words }: MenuPdfInput, page: number, total: number, fonts: Fonts): PlacedLine[] {
  const y = CONTENT.bottom - 2.5;
  const number = words.page.replace('{n}', String(page)).replace('{total}', String(total));
  return [
    set(words.thankYou, STYLE.thankYou, CONTENT.left, y, fonts),
    set(words.tagline, STYLE.footer, CONTENT.left + CONTENT.width / 2, y, fonts, 'middle'),
    set(number, STYLE.footer, CONTENT.right, y, fonts, 'right'),
  ];
}
