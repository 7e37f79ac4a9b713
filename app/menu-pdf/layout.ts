/**
 * The menu as pages of placed boxes and lines: pure, in points from the top left corner of the sheet. `draw.ts` and `artifacts.ts` draw
 * what stands here and decide nothing about place.
 */
import { type HeadingBox, headingBox, type ItemBox, itemBox, moveBox, moveLines, moveNote } from './boxes.ts';
import { type NoteBox, noteBox, paragraph, type PlacedLine } from './boxes.ts';
import { flow, type FlowedPage, type FlowRoom } from './flow.ts';
import type { MenuPdfInput, PdfCategory } from './model.ts';
import { COLUMN_LEFT, CONTENT, FOOT, GAPS, HEAD, KOLAM, LEADING, NOTE, STYLE } from './sheet.ts';
import type { Fonts } from './text.ts';

/** What stands in the columns of one page. */
export interface PageLayout {
  /** In reading order. */
  boxes: (HeadingBox | ItemBox)[];
  /** Top and foot of the columns as far as they are filled. */
  columns: { top: number; bottom: number };
}

/** A menu with everything at its place. */
export interface MenuLayout {
  pages: PageLayout[];
  /** On the last page, as the two that follow. */
  note: NoteBox | null;
  keptFrom: PlacedLine[];
  /** A square below all that, where there is room; null where there is none. */
  kolam: { x: number; y: number; width: number; height: number } | null;
}

/** Sets a menu. Throws a RangeError where one dish's text is taller than a page's column. */
export function layOut(input: MenuPdfInput, fonts: Fonts): MenuLayout {
  const boxes = input.categories
    .filter(({ items }) => items.length > 0)
    .flatMap((category) => categoryBoxes(category, input.legend.weekend, fonts));
  const note = input.note && noteBox(input.note, fonts);
  const keptFrom = paragraph(input.keptFrom, STYLE.legend, CONTENT.width, LEADING.note, fonts);
  const noteHeight = note ? note.height + LEADING.note / 2 : 0;
  const bottom = CONTENT.bottom - FOOT;
  const pages = flowWell(boxes, {
    first: bottom - CONTENT.top - HEAD.first,
    other: bottom - CONTENT.top - HEAD.other,
    end: NOTE.gap + noteHeight + keptFrom.length * LEADING.note,
  }).map((columns, index) => placePage(columns, CONTENT.top + (index === 0 ? HEAD.first : HEAD.other)));
  const endTop = (pages.at(-1)?.columns.bottom ?? CONTENT.top) + NOTE.gap;
  return {
    pages,
    note: note && moveNote(note, CONTENT.left, endTop),
    keptFrom: moveLines(keptFrom, CONTENT.left, endTop + noteHeight),
    kolam: kolamBetween(endTop + noteHeight + keptFrom.length * LEADING.note, bottom),
  };
}

/** A category's heading and dishes. None of them stands alone in a column: the first two and the last two stay together. */
function categoryBoxes(category: PdfCategory, weekend: string, fonts: Fonts): (HeadingBox | ItemBox)[] {
  const last = category.items.length - 1;
  const staysWithNext = (index: number) => last > 1 && (index === 0 || index === last - 1);
  const items = category.items.map((item, index) => itemBox(item, weekend, staysWithNext(index), fonts));
  return [headingBox(category, fonts), ...items];
}

/** On as few pages as the closest spacing needs, with the airiest spacing that needs no more. */
function flowWell<B extends HeadingBox | ItemBox>(boxes: readonly B[], room: FlowRoom): FlowedPage<B>[] {
  const spaced = (gaps: (typeof GAPS)[number]) => flow(boxes, room, ({ kind }) => gaps[kind]);
  const [closest, ...airier] = GAPS;
  const fewest = spaced(closest);
  for (const gaps of airier.toReversed()) {
    const pages = spaced(gaps);
    if (pages.length === fewest.length) return pages;
  }
  return fewest;
}

function placePage(columns: FlowedPage<HeadingBox | ItemBox>, top: number): PageLayout {
  const boxes = columns.flatMap(({ blocks }, index) =>
    blocks.map(({ block, top: offset }) => moveBox(block, COLUMN_LEFT[index] ?? CONTENT.left, top + offset)),
  );
  return { boxes, columns: { top, bottom: top + Math.max(...columns.map(({ height }) => height)) } };
}

function kolamBetween(top: number, bottom: number): MenuLayout['kolam'] {
  const size = Math.min(KOLAM.most, bottom - top - 2 * KOLAM.space);
  if (size < KOLAM.least) return null;
  return { x: CONTENT.left + (CONTENT.width - size) / 2, y: (top + bottom - size) / 2, width: size, height: size };
}
