/** Writes text and small signs into a PDF document: the base of the classes that draw a menu. */
import type { PDFDocument } from 'pdfkit';
import type { DietMark } from '../../model/diet-mark.ts';
import type { PlacedLine } from './boxes.ts';
import type { PdfColours } from './colours.ts';
import { BADGE, ITEM, STYLE, WHITE } from './dimensions.ts';
import type { Place } from './layout.ts';
import type { MenuPdfInput } from './input.ts';
import type { Fonts, Run } from './text.ts';

export class Pen {
  readonly doc: PDFDocument;
  readonly fonts: Fonts;
  readonly colours: PdfColours;
  readonly #localLanguage: string | undefined;

  constructor(doc: PDFDocument, fonts: Fonts, { localLanguage, colours }: MenuPdfInput) {
    this.doc = doc;
    this.fonts = fonts;
    this.colours = colours;
    this.#localLanguage = localLanguage;
  }

  at({ x, top }: Place, draw: () => void): void {
    this.doc.save().transform(1, 0, 0, 1, x, top);
    draw();
    this.doc.restore();
  }

  /** Writes a line. The text of a box is white. Readers join a line without `spaceAfter` to the next. */
  line({ x, y, line }: PlacedLine, colour: string, spaceAfter = false): void {
    line.placed.forEach((each, index) => {
      const next = line.placed[index + 1];
      const width = 'run' in each ? this.fonts.width(each.run.text, each.run) : each.width;
      const space = next ? next.x > each.x + width + 0.1 : spaceAfter;
      if ('run' in each) this.textRun(each.run, x + each.x, y, each.run.isSoft ? this.colours.soft : colour, space);
      else {
        const left = x + each.x + BADGE.padding + BADGE.diamond + 2;
        this.textRun({ text: each.box, ...STYLE.badge }, left, y - 0.6, WHITE, space);
      }
    });
  }

  textRun({ text, face, size }: Run, x: number, y: number, colour: string, spaceAfter = false): void {
    const words = spaceAfter ? `${text} ` : text;
    // Without the actual text, copied Tamil has the order in which its glyphs are drawn.
    if (face === 'tamil') {
      const lang = this.#localLanguage;
      this.doc.markContent('Span', { ...(lang && { lang }), actual: words });
    }
    this.doc.font(face, size).fillColor(colour).text(words, x, y, { lineBreak: false, baseline: 'alphabetic' });
    if (face === 'tamil') this.doc.endMarkedContent();
  }

  /** The mark of a diet: a square with a dot, a ring or a triangle in it, so that the marks differ without colour too. */
  mark(diet: DietMark, x: number, y: number): void {
    const [doc, colour, size] = [this.doc, this.colours[diet], ITEM.mark];
    const [cx, cy] = [x + size / 2, y + size / 2];
    doc.save().lineWidth(0.8).strokeColor(colour).fillColor(colour);
    doc.rect(x + 0.4, y + 0.4, size - 0.8, size - 0.8).stroke();
    if (diet === 'veg') doc.circle(cx, cy, 1.6).fill();
    else if (diet === 'egg') doc.circle(cx, cy, 1.5).stroke();
    else doc.polygon([cx, cy - 1.7], [cx + 1.8, cy + 1.4], [cx - 1.8, cy + 1.4]).fill();
    doc.restore();
  }

  /** A brass diamond, positioned by its left corner. */
  diamond(x: number, middle: number): void {
    const half = BADGE.diamond / 2;
    this.doc
      .fillColor(this.colours.brass)
      .polygon([x, middle], [x + half, middle - half], [x + 2 * half, middle], [x + half, middle + half])
      .fill();
  }

  /** The background of each weekend mark in the lines. */
  badges(lines: readonly PlacedLine[]): void {
    for (const { x, y, line } of lines)
      for (const each of line.placed) {
        if (!('box' in each)) continue;
        const [left, top] = [x + each.x, y - 6.9];
        this.doc.rect(left, top, each.width, BADGE.height).fillColor(this.colours.leaf).fill();
        this.diamond(left + BADGE.padding, top + BADGE.height / 2);
      }
  }
}
