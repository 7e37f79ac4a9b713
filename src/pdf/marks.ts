/** The small signs of the menu: diet mark, background of the weekend mark, diamond. */
import type { PlacedLine } from './boxes.ts';
import type { DietMark } from '../../model/diet-mark.ts';
import { BADGE, ITEM } from './dimensions.ts';
import type { Pen } from './pen.ts';

/** A square with a dot, a ring or a triangle in it, so that the marks differ without colour too. */
export function paintMark({ doc, colours }: Pen, mark: DietMark, x: number, y: number): void {
  const size = ITEM.mark;
  const [cx, cy] = [x + size / 2, y + size / 2];
  doc.save().lineWidth(0.8).strokeColor(colours[mark]).fillColor(colours[mark]);
  doc.rect(x + 0.4, y + 0.4, size - 0.8, size - 0.8).stroke();
  if (mark === 'veg') doc.circle(cx, cy, 1.6).fill();
  else if (mark === 'egg') doc.circle(cx, cy, 1.5).stroke();
  else doc.polygon([cx, cy - 1.7], [cx + 1.8, cy + 1.4], [cx - 1.8, cy + 1.4]).fill();
  doc.restore();
}

/** A brass diamond, positioned by its left corner. */
export function paintDiamond({ doc, colours }: Pen, x: number, middle: number): void {
  const half = BADGE.diamond / 2;
  doc
    .fillColor(colours.brass)
    .polygon([x, middle], [x + half, middle - half], [x + 2 * half, middle], [x + half, middle + half])
    .fill();
}

/** Paints the background of each weekend mark in the lines. */
export function paintBadges(pen: Pen, lines: readonly PlacedLine[]): void {
  for (const { x, y, line } of lines) {
    for (const each of line.placed) {
      if (!('box' in each)) continue;
      const top = y - 6.9;
      pen.doc
        .rect(x + each.x, top, each.width, BADGE.height)
        .fillColor(pen.colours.leaf)
        .fill();
      paintDiamond(pen, x + each.x + BADGE.padding, top + BADGE.height / 2);
    }
  }
}
