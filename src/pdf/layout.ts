/**
 * The menu as pages of placed boxes: pure, in points from the top left corner of the sheet. `draw.ts` and `artifacts.ts`
 * draw this layout and decide no positions.
 */
import { type HeadingBox, type ItemBox, layOutClosingNotes, layOutHeading, layOutItem } from './boxes.ts';
import { flow, type FlowedPage, type FlowRoom } from './flow.ts';
import type { MenuPdfInput, PdfCategory } from './input.ts';
import { COLUMN_LEFT, CONTENT, FOOT, GAPS, HEAD, KOLAM, NOTE } from './dimensions.ts';
import type { Box } from './paint.ts';
import type { Fonts } from './text.ts';

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
    .flatMap((category) => categoryBoxes(category, input.legend.weekend, fonts));
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
function categoryBoxes(category: PdfCategory, weekend: string, fonts: Fonts): (HeadingBox | ItemBox)[] {
  const last = category.items.length - 1;
  const staysWithNext = (index: number) => last > 1 && (index === 0 || index === last - 1);
  const items = category.items.map((item, index) => layOutItem(item, weekend, staysWithNext(index), fonts));
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
