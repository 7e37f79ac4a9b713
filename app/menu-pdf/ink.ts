/** Writing text. */
import type { PDFDocument } from 'pdfkit';
import type { PlacedLine } from './boxes.ts';
import { BADGE, COLOUR, STYLE } from './sheet.ts';
import type { Fonts, Run } from './text.ts';

/** Writes placed lines into one document. */
export class Ink {
  readonly #doc: PDFDocument;
  readonly #fonts: Fonts;

  constructor(doc: PDFDocument, fonts: Fonts) {
    this.#doc = doc;
    this.#fonts = fonts;
  }

  /**
   * Writes a line. Codes are always soft and the words of a box white.
   *
   * @param spaceAfter ends the line with a space, for readers that join it to what follows
   */
  line({ x, y, line }: PlacedLine, colour: string, spaceAfter = false): void {
    line.placed.forEach((each, index) => {
      const next = line.placed[index + 1];
      const width = 'run' in each ? this.#fonts.width(each.run.text, each.run) : each.width;
      const space = next ? next.x > each.x + width + 0.1 : spaceAfter;
      if ('run' in each) {
        const isCodes = each.run.face === STYLE.codes.face && each.run.size === STYLE.codes.size;
        this.run(each.run, x + each.x, y, isCodes ? COLOUR.soft : colour, space);
      } else {
        const left = x + each.x + BADGE.padding + BADGE.diamond + 2;
        this.run({ text: each.box, ...STYLE.badge }, left, y - 0.6, COLOUR.white, space);
      }
    });
  }

  run({ text, face, size }: Run, x: number, y: number, colour: string, spaceAfter = false): void {
    const words = spaceAfter ? `${text} ` : text;
    // Without it, copied Tamil comes out in the order in which it is drawn.
    if (face === 'tamil') this.#doc.markContent('Span', { lang: 'ta', actual: words });
    this.#doc.font(face, size).fillColor(colour).text(words, x, y, { lineBreak: false, baseline: 'alphabetic' });
    if (face === 'tamil') this.#doc.endMarkedContent();
  }
}
