/** Writes text into a PDF document, and gives the other files that draw what they all need. */
import type { PDFDocument } from 'pdfkit';
import type { PlacedLine } from './boxes.ts';
import type { PdfColours } from './colours.ts';
import { BADGE, STYLE, WHITE } from './dimensions.ts';
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

  /** Writes a line. Codes have the soft colour, and the text of a box is white. Readers join a line without `spaceAfter` to the next. */
  line({ x, y, line }: PlacedLine, colour: string, spaceAfter = false): void {
    line.placed.forEach((each, index) => {
      const next = line.placed[index + 1];
      const width = 'run' in each ? this.fonts.width(each.run.text, each.run) : each.width;
      const space = next ? next.x > each.x + width + 0.1 : spaceAfter;
      if ('run' in each) {
        const isCodes = each.run.face === STYLE.codes.face && each.run.size === STYLE.codes.size;
        this.run(each.run, x + each.x, y, isCodes ? this.colours.soft : colour, space);
      } else {
        const left = x + each.x + BADGE.padding + BADGE.diamond + 2;
        this.run({ text: each.box, ...STYLE.badge }, left, y - 0.6, WHITE, space);
      }
    });
  }

  run({ text, face, size }: Run, x: number, y: number, colour: string, spaceAfter = false): void {
    const words = spaceAfter ? `${text} ` : text;
    // Without the actual text, copied Tamil has the order in which its glyphs are drawn.
    if (face === 'tamil') {
      const lang = this.#localLanguage;
      this.doc.markContent('Span', { ...(lang && { lang }), actual: words });
    }
    this.doc.font(face, size).fillColor(colour).text(words, x, y, { lineBreak: false, baseline: 'alphabetic' });
    if (face === 'tamil') this.doc.endMarkedContent();
  }
}
