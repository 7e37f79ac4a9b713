/**
 * What stands in a column: a category's heading or a dish, each with all its lines placed. Pure, in points; made at the origin and then
 * moved to its place. y of a line is its baseline.
 */
import type { Block } from './flow.ts';
import type { PdfCategory, PdfItem } from './model.ts';
import { BADGE, COLUMN, CONTENT, HEADING, ITEM, LEADING, NOTE, STYLE } from './sheet.ts';
import {
  breakEvenly,
  breakLines,
  type Fonts,
  type Line,
  type Piece,
  type Placed,
  type Run,
  type TextStyle,
  toRuns,
  widthOf,
} from './text.ts';

/** A line of text with its left edge and baseline. */
export interface PlacedLine {
  x: number;
  y: number;
  line: Line;
}

/** A category's heading as it is placed: names, note and rule. Lengths in points, as everywhere here. */
export interface HeadingBox extends Block {
  kind: 'heading';
  category: PdfCategory;
  x: number;
  top: number;
  name: PlacedLine[];
  tamil: PlacedLine[];
  note: PlacedLine[];
  /** y of the rule below the names. */
  rule: number;
}

/** A dish as it is placed. */
export interface ItemBox extends Block {
  kind: 'item';
  item: PdfItem;
  x: number;
  top: number;
  /** Top left corner of the diet's mark. */
  mark: { x: number; y: number };
  name: PlacedLine[];
  price: PlacedLine;
  /** Dots from the name to the price; null where there is no room for any. */
  leader: { from: number; to: number; y: number } | null;
  description: PlacedLine[];
}

/** The notice about allergens and payment, in its frame across both columns. */
export interface NoteBox {
  top: number;
  height: number;
  heading: PlacedLine[];
  text: PlacedLine[];
}

/** Sets a category's heading at the origin, as wide as a column; `moveBox` brings it to its place. */
export function headingBox(category: PdfCategory, fonts: Fonts): HeadingBox {
  const left = HEADING.icon + 8;
  const width = COLUMN.width - left;
  const name = moveLines(paragraph(category.name, STYLE.category, width, LEADING.category, fonts), left, 1.5);
  const tamilTop = name.length * LEADING.category + 1.5;
  const tamil = moveLines(
    paragraph(category.tamil, STYLE.categoryTamil, width, LEADING.category, fonts),
    left,
    tamilTop,
  );
  const rule = Math.max(HEADING.icon, tamilTop - 1.5 + tamil.length * LEADING.category) + 4.5;
  const noteTop = rule + 4;
  const note = paragraph(category.note, STYLE.description, COLUMN.width, LEADING.description, fonts);
  const foot = note.length > 0 ? noteTop + note.length * LEADING.description : rule;
  return {
    kind: 'heading',
    category,
    x: 0,
    top: 0,
    height: foot + HEADING.gapAfter,
    keepWithNext: true,
    startsSection: true,
    name,
    tamil,
    note: moveLines(note, 0, noteTop),
    rule,
  };
}

/** @param weekend the weekend mark's words */
export function itemBox(item: PdfItem, weekend: string, keepWithNext: boolean, fonts: Fonts): ItemBox {
  const width = COLUMN.width - ITEM.indent;
  const price = toRuns(item.price, STYLE.price, fonts);
  const priceWidth = widthOf(price, fonts);
  // A text that stands for a price may be long ("Market price, ask us"): it gets a line of its own.
  const ownLine = priceWidth + ITEM.leader > width / 2;
  const lines = breakLines(namePieces(item, weekend, fonts), width, fonts, ownLine ? 0 : priceWidth + ITEM.leader);
  const name = placeLines(lines, ITEM.ascent, LEADING.name);
  const from = ITEM.indent + (lines.at(-1)?.width ?? 0) + 4;
  const y = ITEM.ascent + (lines.length - 1) * LEADING.name;
  const priceAt = ownLine ? { x: ITEM.indent, y: y + LEADING.name } : { x: COLUMN.width - priceWidth, y };
  const to = priceAt.x - 4;
  const foot = priceAt.y + LEADING.name - ITEM.ascent;
  const described = breakEvenly(item.description, STYLE.description, width - ITEM.ragged, fonts);
  const description = placeLines(described, ascentOf(STYLE.description), LEADING.description);
  return {
    kind: 'item',
    item,
    x: 0,
    top: 0,
    height: foot + description.length * LEADING.description,
    keepWithNext,
    startsSection: false,
    mark: { x: 0, y: ITEM.ascent + 0.3 - ITEM.mark },
    name: moveLines(name, ITEM.indent, 0),
    price: { ...priceAt, line: lineOf(price, fonts) },
    leader: ownLine || to - from < 4 ? null : { from, to, y: y - 0.6 },
    description: moveLines(description, ITEM.indent, foot + 0.4),
  };
}

/** The name, its codes and the weekend mark, in reading order. */
function namePieces(item: PdfItem, weekend: string, fonts: Fonts): Piece[] {
  const name = { text: item.name, style: STYLE.name };
  const codes = { text: item.codes === '' ? '' : `(${item.codes})`, style: STYLE.codes };
  return item.weekendOnly ? [name, codes, { box: weekend, width: badgeWidth(weekend, fonts) }] : [name, codes];
}

/** Sets the notice at the origin, as wide as the content; `moveNote` brings it to its place. */
export function noteBox({ heading, text }: { heading: string; text: string }, fonts: Fonts): NoteBox {
  const width = CONTENT.width - 2 * NOTE.padding;
  const title = paragraph(heading, STYLE.noteHeading, width, LEADING.category, fonts);
  const textTop = NOTE.padding + title.length * LEADING.category + 2;
  const lines = paragraph(text, STYLE.note, width, LEADING.note, fonts);
  return {
    top: 0,
    height: textTop + lines.length * LEADING.note + NOTE.padding,
    heading: moveLines(title, NOTE.padding, NOTE.padding),
    text: moveLines(lines, NOTE.padding, textTop),
  };
}

/** How wide the weekend mark is with its diamond. */
export function badgeWidth(text: string, fonts: Fonts): number {
  return fonts.width(text, STYLE.badge) + BADGE.diamond + 2 + 2 * BADGE.padding;
}

/** A wrapped text whose first line has its top at 0; no lines for no text. */
export function paragraph(text: string, style: TextStyle, width: number, leading: number, fonts: Fonts): PlacedLine[] {
  return text === '' ? [] : placeLines(breakLines([{ text, style }], width, fonts), ascentOf(style), leading);
}

/** From the top of a line to its baseline, about the same in all faces. */
const ascentOf = ({ size }: TextStyle) => size * 0.93;

const placeLines = (lines: readonly Line[], first: number, leading: number) =>
  lines.map((line, index): PlacedLine => ({ x: 0, y: first + index * leading, line }));

/** Runs side by side as one line, after a box if there is one. */
export function lineOf(runs: readonly Run[], fonts: Fonts, box?: { box: string; width: number }): Line {
  const placed: Placed[] = box ? [{ x: 0, ...box }] : [];
  let width = box ? box.width + 4 : 0;
  for (const run of runs) {
    placed.push({ x: width, run });
    width += fonts.width(run.text, run);
  }
  return { placed, width };
}

const moveLine = (line: PlacedLine, dx: number, dy: number): PlacedLine => ({
  x: line.x + dx,
  y: line.y + dy,
  line: line.line,
});

/** The lines, `dx` and `dy` points further right and down. */
export const moveLines = (lines: readonly PlacedLine[], dx: number, dy: number) =>
  lines.map((line) => moveLine(line, dx, dy));

/** A box at its place on the page. */
export function moveBox(box: HeadingBox | ItemBox, x: number, top: number): HeadingBox | ItemBox {
  const name = moveLines(box.name, x, top);
  if (box.kind === 'heading') {
    const [tamil, note] = [moveLines(box.tamil, x, top), moveLines(box.note, x, top)];
    return { ...box, x, top, name, tamil, note, rule: box.rule + top };
  }
  const { mark, price, leader, description } = box;
  return {
    ...box,
    x,
    top,
    name,
    mark: { x: mark.x + x, y: mark.y + top },
    price: moveLine(price, x, top),
    leader: leader && { from: leader.from + x, to: leader.to + x, y: leader.y + top },
    description: moveLines(description, x, top),
  };
}

/** The notice at its place on the page. */
export function moveNote(note: NoteBox, x: number, top: number): NoteBox {
  return { ...note, top, heading: moveLines(note.heading, x, top), text: moveLines(note.text, x, top) };
}
