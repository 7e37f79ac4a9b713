import { flow, type FlowedPage, type FlowRoom } from './flow.ts';
import type { MenuPdfInput, PdfCategory, PdfItem } from './input.ts';
import {
  COLUMN_LEFT,
  CONTENT,
  FOOT,
  GAPS,
  HEAD,
  KOLAM,
  NOTE,
  BADGE,
  COLUMN,
  HEADING,
  ITEM,
  STYLE,
} from './dimensions.ts';
import type { Box } from './pen.ts';
import {
  type Fonts,
  breakEvenly,
  breakLines,
  toRuns,
  measureRuns,
  type Line,
  type Piece,
  type Placed,
  type Run,
  type TextStyle,
} from './text.ts';

/**
 * The menu as pages of placed boxes: pure, in points from the top left corner of the sheet. `draw.ts` and `artifacts.ts`
 * draw this layout and decide no positions.
 */

export interface Place {
  x: number;
  top: number;
}

export type PageLayout = ReturnType<typeof placePage>;
export type MenuLayout = ReturnType<typeof layOut>;

/** Lays out a menu. Throws a RangeError if one dish's text is taller than a column. */
export function layOut(input: MenuPdfInput, fonts: Fonts) {
  const boxes = input.categories
    .filter(({ items }) => items.length > 0)
    .flatMap((category) => categoryBoxes(category, fonts));
  const notes = layOutClosingNotes(input, fonts);
  const bottom = CONTENT.bottom - FOOT;
  const pages = flowOnFewestPages(boxes, {
    first: bottom - CONTENT.top - HEAD.first,
    other: bottom - CONTENT.top - HEAD.other,
    end: NOTE.gap + notes.height,
  }).map((columns, index) => placePage(columns, CONTENT.top + (index === 0 ? HEAD.first : HEAD.other)));
  const top = (pages.at(-1)?.columns.bottom ?? CONTENT.top) + NOTE.gap;
  return {
    pages,
    closingNotes: { box: notes, place: { x: CONTENT.left, top } },
    kolam: placeKolam(top + notes.height, bottom),
  };
}

/** A category's heading and dishes. The first two and the last two dishes stay together, so that none is alone in a column. */
function categoryBoxes(category: PdfCategory, fonts: Fonts): (HeadingBox | ItemBox)[] {
  const last = category.items.length - 1;
  const staysWithNext = (index: number) => last > 1 && (index === 0 || index === last - 1);
  const items = category.items.map((item, index) => layOutItem(item, staysWithNext(index), fonts));
  return [layOutHeading(category, fonts), ...items];
}

/** Flows boxes onto as few pages as the tightest spacing needs, with the loosest spacing that needs no more. */
function flowOnFewestPages<B extends HeadingBox | ItemBox>(boxes: readonly B[], room: FlowRoom): FlowedPage<B>[] {
  const flowWithGaps = (gaps: (typeof GAPS)[number]) => flow(boxes, room, ({ kind }) => gaps[kind]);
  const [tightest, ...looser] = GAPS;
  const fewest = flowWithGaps(tightest);
  for (const gaps of looser.toReversed()) {
    const pages = flowWithGaps(gaps);
    if (pages.length === fewest.length) return pages;
  }
  return fewest;
}

function placePage(columns: FlowedPage<HeadingBox | ItemBox>, top: number) {
  const boxes = columns.flatMap(({ blocks }, index) =>
    blocks.map((at) => ({ box: at.block, place: { x: COLUMN_LEFT[index] ?? CONTENT.left, top: top + at.top } })),
  );
  return { boxes, columns: { top, bottom: top + Math.max(...columns.map(({ height }) => height)) } };
}

/** A square below everything else; null if there is no room. */
function placeKolam(top: number, bottom: number): Box | null {
  const size = Math.min(KOLAM.maxSize, bottom - top - 2 * KOLAM.space);
  if (size < KOLAM.minSize) return null;
  return { x: CONTENT.left + (CONTENT.width - size) / 2, y: (top + bottom - size) / 2, width: size, height: size };
}

/**
 * The boxes of a page: a category's heading, a dish, and the notes at the end, with all lines placed. Pure, in points from the top left
 * corner of the box. y of a line is its baseline.
 */

export interface PlacedLine {
  x: number;
  y: number;
  line: Line;
}

export type HeadingBox = ReturnType<typeof layOutHeading>;
export type ItemBox = ReturnType<typeof layOutItem>;
export type ClosingNotesBox = ReturnType<typeof layOutClosingNotes>;

export function layOutHeading(category: PdfCategory, fonts: Fonts) {
  const x = HEADING.icon + 8;
  const width = COLUMN.width - x;
  const name = layOutParagraph(category.name, STYLE.category, { x, top: 1.5, width }, fonts);
  const localTop = 1.5 + heightOf(name, STYLE.category);
  const localName = layOutParagraph(category.localName, STYLE.categoryLocalName, { x, top: localTop, width }, fonts);
  const rule = Math.max(HEADING.icon, localTop - 1.5 + heightOf(localName, STYLE.categoryLocalName)) + 4.5;
  const noteTop = rule + 4;
  const note = layOutParagraph(category.note, STYLE.description, { x: 0, top: noteTop, width: COLUMN.width }, fonts);
  const bottom = note.length > 0 ? noteTop + heightOf(note, STYLE.description) : rule;
  return {
    kind: 'heading' as const,
    category,
    height: bottom + HEADING.gapAfter,
    keepWithNext: true,
    startsSection: true,
    name,
    localName,
    note,
    rule,
  };
}

/** Lays out a dish, as wide as a column. */
export function layOutItem(item: PdfItem, keepWithNext: boolean, fonts: Fonts) {
  const width = COLUMN.width - ITEM.indent;
  const price = toRuns(item.price, STYLE.price, fonts);
  const priceWidth = measureRuns(price, fonts);
  // A text instead of a price may be long ("Market price, ask us") and then gets its own line.
  const hasOwnLine = priceWidth + ITEM.leader > width / 2;
  const lines = breakLines(namePieces(item, fonts), width, fonts, hasOwnLine ? 0 : priceWidth + ITEM.leader);
  const from = ITEM.indent + (lines.at(-1)?.width ?? 0) + 4;
  const y = ITEM.ascent + (lines.length - 1) * STYLE.name.leading;
  const priceAt = hasOwnLine ? { x: ITEM.indent, y: y + STYLE.name.leading } : { x: COLUMN.width - priceWidth, y };
  const to = priceAt.x - 4;
  const bottom = priceAt.y + STYLE.name.leading - ITEM.ascent;
  const description = breakEvenly(item.description, STYLE.description, width - ITEM.ragged, fonts);
  return {
    kind: 'item' as const,
    item,
    height: bottom + heightOf(description, STYLE.description),
    keepWithNext,
    startsSection: false,
    name: placeLines(lines, ITEM.indent, ITEM.ascent, STYLE.name),
    price: { ...priceAt, line: joinRuns(price, fonts) },
    /** Dots from the name to the price; null if there is no room. */
    leader: hasOwnLine || to - from < 4 ? null : { from, to, y: y - 0.6 },
    description: placeLines(description, ITEM.indent, bottom + 0.4 + ascentOf(STYLE.description), STYLE.description),
  };
}

/** The name, its codes and its marks, in reading order. */
function namePieces(item: PdfItem, fonts: Fonts): Piece[] {
  return [
    { text: item.name, style: STYLE.name },
    { text: item.codes, style: STYLE.codes },
    ...item.marks.map((box) => ({ box, width: measureBadge(box, fonts) })),
  ];
}

/** Lays out the closing notes, across both columns: the notice about allergens and payment in a frame, and the date below it. */
export function layOutClosingNotes({ note, dateNote: date }: Pick<MenuPdfInput, 'note' | 'dateNote'>, fonts: Fonts) {
  const [x, width] = [NOTE.padding, CONTENT.width - 2 * NOTE.padding];
  const heading = layOutParagraph(note.heading, STYLE.noteHeading, { x, top: NOTE.padding, width }, fonts);
  const top = NOTE.padding + heightOf(heading, STYLE.noteHeading) + 2;
  const text = layOutParagraph(note.text, STYLE.note, { x, top, width }, fonts);
  const frame = top + heightOf(text, STYLE.note) + NOTE.padding;
  const dateTop = frame + STYLE.legend.leading / 2;
  const dateNote = layOutParagraph(date, STYLE.legend, { x: 0, top: dateTop, width: CONTENT.width }, fonts);
  return { height: dateTop + heightOf(dateNote, STYLE.legend), frame, heading, text, dateNote };
}

export const measureBadge = (text: string, fonts: Fonts): number =>
  fonts.width(text, STYLE.badge) + BADGE.diamond + 2 + 2 * BADGE.padding;

type ParagraphStyle = TextStyle & { leading: number };

/** A wrapped text; no lines for an empty one. */
const layOutParagraph = (
  text: string,
  style: ParagraphStyle,
  { x, top, width }: { x: number; top: number; width: number },
  fonts: Fonts,
): PlacedLine[] =>
  text === '' ? [] : placeLines(breakLines([{ text, style }], width, fonts), x, top + ascentOf(style), style);

const placeLines = (lines: readonly Line[], x: number, first: number, { leading }: ParagraphStyle) =>
  lines.map((line, index): PlacedLine => ({ x, y: first + index * leading, line }));

const heightOf = (lines: readonly unknown[], { leading }: ParagraphStyle) => lines.length * leading;

/** Distance from the top of a line to its baseline, about the same in all faces. */
const ascentOf = ({ size }: TextStyle) => size * 0.93;

/** Joins runs to one line, after an optional box. */
export function joinRuns(runs: readonly Run[], fonts: Fonts, box?: { box: string; width: number }): Line {
  const placed: Placed[] = box ? [{ x: 0, ...box }] : [];
  let width = box ? box.width + 4 : 0;
  for (const run of runs) {
    placed.push({ x: width, run });
    width += fonts.width(run.text, run);
  }
  return { placed, width };
}
