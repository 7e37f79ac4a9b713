/**
 * The boxes in a column: a category's heading or a dish, with all lines placed. Pure, in points. Each box is laid out at the
 * origin and then moved to its position. y of a line is its baseline.
 */
import type { Block } from './flow.ts';
import type { PdfCategory, PdfItem } from './model.ts';
import { BADGE, COLUMN, CONTENT, HEADING, ITEM, LEADING, NOTE, STYLE } from './dimensions.ts';
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
  measureRuns,
} from './text.ts';

/** A line of text with its left edge and baseline. */
export interface PlacedLine {
  x: number;
  y: number;
  line: Line;
}

/** A placed category heading: names, note and rule. */
export interface HeadingBox extends Block {
  kind: 'heading';
  category: PdfCategory;
  x: number;
  top: number;
  name: PlacedLine[];
  localName: PlacedLine[];
  note: PlacedLine[];
  /** y of the rule below the names. */
  rule: number;
}

/** A placed dish. */
export interface ItemBox extends Block {
  kind: 'item';
  item: PdfItem;
  x: number;
  top: number;
  /** Top left corner of the diet mark. */
  mark: { x: number; y: number };
  name: PlacedLine[];
  price: PlacedLine;
  /** Dots from the name to the price; null if there is no room. */
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

/** Lays out a category's heading at the origin, as wide as a column. */
export function layOutHeading(category: PdfCategory, fonts: Fonts): HeadingBox {
  const left = HEADING.icon + 8;
  const width = COLUMN.width - left;
  const name = moveLines(layOutParagraph(category.name, STYLE.category, width, LEADING.category, fonts), left, 1.5);
  const localTop = name.length * LEADING.category + 1.5;
  const localName = moveLines(
    layOutParagraph(category.localName, STYLE.categoryLocalName, width, LEADING.category, fonts),
    left,
    localTop,
  );
  const rule = Math.max(HEADING.icon, localTop - 1.5 + localName.length * LEADING.category) + 4.5;
  const noteTop = rule + 4;
  const note = layOutParagraph(category.note, STYLE.description, COLUMN.width, LEADING.description, fonts);
  const bottom = note.length > 0 ? noteTop + note.length * LEADING.description : rule;
  return {
    kind: 'heading',
    category,
    x: 0,
    top: 0,
    height: bottom + HEADING.gapAfter,
    keepWithNext: true,
    startsSection: true,
    name,
    localName,
    note: moveLines(note, 0, noteTop),
    rule,
  };
}

/**
 * Lays out a dish at the origin, as wide as a column.
 *
 * @param weekend text of the weekend mark
 */
export function layOutItem(item: PdfItem, weekend: string, keepWithNext: boolean, fonts: Fonts): ItemBox {
  const width = COLUMN.width - ITEM.indent;
  const price = toRuns(item.price, STYLE.price, fonts);
  const priceWidth = measureRuns(price, fonts);
  // A text instead of a price may be long ("Market price, ask us") and then gets its own line.
  const hasOwnLine = priceWidth + ITEM.leader > width / 2;
  const lines = breakLines(namePieces(item, weekend, fonts), width, fonts, hasOwnLine ? 0 : priceWidth + ITEM.leader);
  const name = placeLines(lines, ITEM.ascent, LEADING.name);
  const from = ITEM.indent + (lines.at(-1)?.width ?? 0) + 4;
  const y = ITEM.ascent + (lines.length - 1) * LEADING.name;
  const priceAt = hasOwnLine ? { x: ITEM.indent, y: y + LEADING.name } : { x: COLUMN.width - priceWidth, y };
  const to = priceAt.x - 4;
  const bottom = priceAt.y + LEADING.name - ITEM.ascent;
  const descriptionLines = breakEvenly(item.description, STYLE.description, width - ITEM.ragged, fonts);
  const description = placeLines(descriptionLines, ascentOf(STYLE.description), LEADING.description);
  return {
    kind: 'item',
    item,
    x: 0,
    top: 0,
    height: bottom + description.length * LEADING.description,
    keepWithNext,
    startsSection: false,
    mark: { x: 0, y: ITEM.ascent + 0.3 - ITEM.mark },
    name: moveLines(name, ITEM.indent, 0),
    price: { ...priceAt, line: joinRuns(price, fonts) },
    leader: hasOwnLine || to - from < 4 ? null : { from, to, y: y - 0.6 },
    description: moveLines(description, ITEM.indent, bottom + 0.4),
  };
}

/** The name, its codes and the weekend mark, in reading order. */
function namePieces(item: PdfItem, weekend: string, fonts: Fonts): Piece[] {
  const name = { text: item.name, style: STYLE.name };
  const codes = { text: item.codes, style: STYLE.codes };
  return item.weekendOnly ? [name, codes, { box: weekend, width: measureBadge(weekend, fonts) }] : [name, codes];
}

/** Lays out the notice at the origin, as wide as the content. */
export function layOutNote({ heading, text }: { heading: string; text: string }, fonts: Fonts): NoteBox {
  const width = CONTENT.width - 2 * NOTE.padding;
  const title = layOutParagraph(heading, STYLE.noteHeading, width, LEADING.category, fonts);
  const textTop = NOTE.padding + title.length * LEADING.category + 2;
  const lines = layOutParagraph(text, STYLE.note, width, LEADING.note, fonts);
  return {
    top: 0,
    height: textTop + lines.length * LEADING.note + NOTE.padding,
    heading: moveLines(title, NOTE.padding, NOTE.padding),
    text: moveLines(lines, NOTE.padding, textTop),
  };
}

/** Width of the weekend mark, diamond included. */
export function measureBadge(text: string, fonts: Fonts): number {
  return fonts.width(text, STYLE.badge) + BADGE.diamond + 2 + 2 * BADGE.padding;
}

/** A wrapped text whose first line has its top at 0; no lines for an empty text. */
export function layOutParagraph(
  text: string,
  style: TextStyle,
  width: number,
  leading: number,
  fonts: Fonts,
): PlacedLine[] {
  return text === '' ? [] : placeLines(breakLines([{ text, style }], width, fonts), ascentOf(style), leading);
}

/** Distance from the top of a line to its baseline, about the same in all faces. */
const ascentOf = ({ size }: TextStyle) => size * 0.93;

const placeLines = (lines: readonly Line[], first: number, leading: number) =>
  lines.map((line, index): PlacedLine => ({ x: 0, y: first + index * leading, line }));

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

const moveLine = (line: PlacedLine, dx: number, dy: number): PlacedLine => ({
  x: line.x + dx,
  y: line.y + dy,
  line: line.line,
});

/** The lines, moved right by `dx` and down by `dy`. */
export const moveLines = (lines: readonly PlacedLine[], dx: number, dy: number) =>
  lines.map((line) => moveLine(line, dx, dy));

/** A box at its position on the page. */
export function moveBox(box: HeadingBox | ItemBox, x: number, top: number): HeadingBox | ItemBox {
  const name = moveLines(box.name, x, top);
  if (box.kind === 'heading') {
    const [localName, note] = [moveLines(box.localName, x, top), moveLines(box.note, x, top)];
    return { ...box, x, top, name, localName, note, rule: box.rule + top };
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

/** The notice at its position on the page. */
export function moveNote(note: NoteBox, x: number, top: number): NoteBox {
  return { ...note, top, heading: moveLines(note.heading, x, top), text: moveLines(note.text, x, top) };
}
