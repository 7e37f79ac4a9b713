/**
 * The parts of a menu that flow: a category's heading, a dish, and the notes at the end. Each is laid out when it is created, in points from
 * its top left corner, and can then draw itself: first what screen readers skip, later its text.
 */
import type { Image, StructElement } from 'pdfkit';
import { categoryInitial } from '../ui/category-icons.ts';
import { COLUMN, CONTENT, HEADING, ITEM, NOTE, SHEET, STYLE } from './dimensions.ts';
import type { Block } from './flow.ts';
import type { PdfCategory, PdfItem } from './input.ts';
import type { Place, PlacedLine, Sheet } from './sheet.ts';
import { breakEvenly, breakLines, type Fonts, type Line, type TextStyle, toLine } from './text.ts';

/** An element of the PDF's structure to which text of a category is added until the next begins. */
export interface Section {
  sect: StructElement;
  list: StructElement;
}

export interface Part extends Block {
  drawArtifacts(): void;
  /** Writes the text at its place on the page, into the section that a heading opens. */
  write(place: Place, section: Section): void;
}

/** A category's heading and dishes. The first two and the last two dishes stay together, so that none is alone in a column. */
export function categoryParts(category: PdfCategory, icon: Image | undefined, sheet: Sheet): Part[] {
  const last = category.items.length - 1;
  const staysWithNext = (index: number) => last > 1 && (index === 0 || index === last - 1);
  return [
    headingPart(category, icon, sheet),
    ...category.items.map((item, index) => dishPart(item, staysWithNext(index), sheet)),
  ];
}

function headingPart(category: PdfCategory, icon: Image | undefined, sheet: Sheet): Part {
  const { doc, fonts, input } = sheet;
  const { brassText, ink, oxide, soft } = input.colours;
  const size = HEADING.icon;
  const x = size + 8;
  const width = COLUMN.width - x;
  const name = layOutParagraph(category.name, STYLE.category, { x, top: 1.5, width }, fonts);
  const localTop = 1.5 + heightOf(name, STYLE.category);
  const localName = layOutParagraph(category.localName, STYLE.categoryLocalName, { x, top: localTop, width }, fonts);
  const rule = Math.max(size, localTop - 1.5 + heightOf(localName, STYLE.categoryLocalName)) + 4.5;
  const noteTop = rule + 4;
  const note = layOutParagraph(category.note, STYLE.description, { x: 0, top: noteTop, width: COLUMN.width }, fonts);
  return {
    height: (note.length > 0 ? noteTop + heightOf(note, STYLE.description) : rule) + HEADING.gapAfter,
    keepWithNext: true,
    startsSection: true,
    drawArtifacts() {
      const inside = size - 5;
      if (icon) doc.image(icon, 2.5, 2.5, { width: inside, height: inside });
      else {
        // A grey tile with the category's first letter (PDF-10).
        doc.rect(2.5, 2.5, inside, inside).fillOpacity(0.3).fill(ink).fillOpacity(1);
        const letter = toLine(categoryInitial(category.name), STYLE.initial, fonts);
        sheet.line({ x: (size - letter.width) / 2, y: size / 2 + 4.5, line: letter }, ink);
      }
      sheet.frame({ x: 0, y: 0, width: size, height: size });
      sheet.rule([0, rule], [COLUMN.width, rule], 0.9, oxide);
      sheet.rule([0, rule + 1.8], [COLUMN.width, rule + 1.8], 0.35, oxide);
    },
    write({ top }, { sect, list }) {
      const names = [
        { lines: name, colour: oxide },
        { lines: localName, colour: brassText },
      ];
      const texts = [...sheet.paragraph('H2', ...names), ...sheet.paragraph('P', { lines: note, colour: soft })];
      for (const text of [...texts, list]) sect.add(text);
      // pdfkit computes x as the page width minus `left`.
      doc.outline.addItem(category.name, { fit: false, left: SHEET.width, top: top - 6 });
    },
  };
}

/** A dish, as wide as a column. */
function dishPart(item: PdfItem, keepWithNext: boolean, sheet: Sheet): Part {
  const { doc, fonts, input } = sheet;
  const { ink, lineStrong, oxide, soft } = input.colours;
  const width = COLUMN.width - ITEM.indent;
  const priceLine = toLine(item.price, STYLE.price, fonts);
  // A text instead of a price may be long ("Market price, ask us") and then gets its own line.
  const hasOwnLine = priceLine.width + ITEM.leader > width / 2;
  const pieces = [
    { text: item.name, style: STYLE.name },
    { text: item.codes, style: STYLE.codes },
    { text: item.served, style: STYLE.badge },
  ];
  const lines = breakLines(pieces, width, fonts, hasOwnLine ? 0 : priceLine.width + ITEM.leader);
  const name = placeLines(lines, ITEM.indent, ITEM.ascent, STYLE.name);
  const y = ITEM.ascent + (lines.length - 1) * STYLE.name.leading;
  const price = hasOwnLine
    ? { x: ITEM.indent, y: y + STYLE.name.leading, line: priceLine }
    : { x: COLUMN.width - priceLine.width, y, line: priceLine };
  const leader = { from: ITEM.indent + (lines.at(-1)?.width ?? 0) + 4, to: price.x - 4, y: y - 0.6 };
  const bottom = price.y + STYLE.name.leading - ITEM.ascent;
  const description = placeLines(
    breakEvenly(item.description, STYLE.description, width - ITEM.ragged, fonts),
    ITEM.indent,
    bottom + 0.4 + ascentOf(STYLE.description),
    STYLE.description,
  );
  return {
    height: bottom + heightOf(description, STYLE.description),
    keepWithNext,
    startsSection: false,
    drawArtifacts() {
      sheet.badges(name);
      if (item.isSoldOut)
        for (const { x, y: base, line } of name) sheet.rule([x, base - 2.9], [x + line.width, base - 2.9], 0.7, ink);
      if (hasOwnLine || leader.to - leader.from < 4) return;
      // The dots start at the price, so that they align across dishes.
      doc.save().lineCap('round').dash(0.01, { space: 2.2 });
      sheet.rule([leader.to, leader.y], [leader.from, leader.y], 0.7, lineStrong);
      doc.restore();
    },
    write({ x, top }, { list }) {
      const box = { x, y: top + ITEM.markTop, width: ITEM.mark, height: ITEM.mark };
      const mark = sheet.figure(input.legend[item.mark], box, 'Inline', () => sheet.mark(item.mark, 0, ITEM.markTop));
      const body = [
        ...sheet.paragraph('P', { lines: name, colour: ink }, { lines: [price], colour: oxide }),
        ...sheet.paragraph('P', { lines: description, colour: soft }),
      ];
      list.add(doc.struct('LI', [doc.struct('Lbl', [mark]), doc.struct('LBody', body)]));
    },
  };
}

/** The notes at the end, across both columns: the notice about allergens and payment in a frame, and the date below it. */
export function closingNotes(sheet: Sheet) {
  const { doc, fonts, input } = sheet;
  const { ink, oxide, soft } = input.colours;
  const [x, width] = [NOTE.padding, CONTENT.width - 2 * NOTE.padding];
  const heading = layOutParagraph(input.note.heading, STYLE.noteHeading, { x, top: NOTE.padding, width }, fonts);
  const top = NOTE.padding + heightOf(heading, STYLE.noteHeading) + 2;
  const text = layOutParagraph(input.note.text, STYLE.note, { x, top, width }, fonts);
  const height = top + heightOf(text, STYLE.note) + NOTE.padding;
  const dateAt = { x: 0, top: height + STYLE.legend.leading / 2, width: CONTENT.width };
  const date = layOutParagraph(input.dateNote, STYLE.legend, dateAt, fonts);
  return {
    height: dateAt.top + heightOf(date, STYLE.legend),
    drawArtifacts: () => sheet.frame({ x: 0, y: 0, width: CONTENT.width, height }),
    write(root: StructElement) {
      const notes = [
        ...sheet.paragraph('H2', { lines: heading, colour: oxide }),
        ...sheet.paragraph('P', { lines: text, colour: ink }),
      ];
      root.add(doc.struct('Sect', notes));
      for (const line of sheet.paragraph('P', { lines: date, colour: soft })) root.add(line);
    },
  };
}

type ParagraphStyle = TextStyle & { leading: number };

/** A wrapped text; no lines for an empty one. */
const layOutParagraph = (
  text: string,
  style: ParagraphStyle,
  { x, top, width }: Place & { width: number },
  fonts: Fonts,
): PlacedLine[] =>
  text === '' ? [] : placeLines(breakLines([{ text, style }], width, fonts), x, top + ascentOf(style), style);

const placeLines = (lines: readonly Line[], x: number, first: number, { leading }: ParagraphStyle) =>
  lines.map((line, index): PlacedLine => ({ x, y: first + index * leading, line }));

const heightOf = (lines: readonly unknown[], { leading }: ParagraphStyle) => lines.length * leading;

/** Distance from the top of a line to its baseline, about the same in all faces. */
const ascentOf = ({ size }: TextStyle) => size * 0.93;
