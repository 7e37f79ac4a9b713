import type { PDFDocument, StructElement } from 'pdfkit';
import type { DietMark } from '../../model/dish-fields.ts';
import { BADGE, ITEM, WHITE } from './dimensions.ts';
import type { MenuPdfInput } from './input.ts';
import type { Box } from './svg.ts';
import { type Fonts, type Line, type Run, widthOf } from './text.ts';

export interface Place {
  x: number;
  top: number;
}

/** A line of text; y is its baseline. */
export interface PlacedLine {
  x: number;
  y: number;
  line: Line;
}

/** Writes tagged text and small signs into a PDF document. */
export class Sheet {
  readonly doc: PDFDocument;
  readonly fonts: Fonts;
  readonly input: MenuPdfInput;

  constructor(doc: PDFDocument, fonts: Fonts, input: MenuPdfInput) {
    this.doc = doc;
    this.fonts = fonts;
    this.input = input;
  }

  at({ x, top }: Place, draw: () => void): void {
    this.doc.save().transform(1, 0, 0, 1, x, top);
    draw();
    this.doc.restore();
  }

  /** Writes a line. The text of a badge is white. Readers join a line without `spaceAfter` to the next. */
  line({ x, y, line }: PlacedLine, colour: string, spaceAfter = false): void {
    for (const [index, { x: left, run }] of line.placed.entries()) {
      const next = line.placed[index + 1];
      const space = next ? next.x > left + widthOf(run, this.fonts) + 0.1 : spaceAfter;
      if (run.padding) this.#write(run, x + left + run.padding[0], y - 0.6, WHITE, space);
      else this.#write(run, x + left, y, run.isSoft ? this.input.colours.soft : colour, space);
    }
  }

  #write({ text, face, size }: Run, x: number, y: number, colour: string, spaceAfter: boolean): void {
    const words = spaceAfter ? `${text} ` : text;
    const lang = this.input.localLanguage;
    // Without the actual text, copied Tamil has the order in which its glyphs are drawn.
    if (face === 'tamil') this.doc.markContent('Span', { ...(lang && { lang }), actual: words });
    this.doc.font(face, size).fillColor(colour).text(words, x, y, { lineBreak: false, baseline: 'alphabetic' });
    if (face === 'tamil') this.doc.endMarkedContent();
  }

  /** Lines as one element. Each line but the last ends with a space, or readers join the words around the break. */
  paragraph(type: string, ...parts: readonly { lines: readonly PlacedLine[]; colour: string }[]): StructElement[] {
    const lines = parts.flatMap((part) => part.lines.map((line) => ({ line, colour: part.colour })));
    const write = () => {
      for (const [index, { line, colour }] of lines.entries()) this.line(line, colour, index < lines.length - 1);
    };
    return lines.length === 0 ? [] : [this.doc.struct(type, [write])];
  }

  /** A picture with its text. Its box is in coordinates of the page. */
  figure(alt: string, { x, y, width, height }: Box, placement: 'Block' | 'Inline', paint: () => void): StructElement {
    return this.doc.struct('Figure', { alt, bbox: [x, y, x + width, y + height], placement }, [paint]);
  }

  /** A paragraph below `parent` that is a link. */
  link(parent: StructElement, line: PlacedLine, words: string, url: string, colour: string): void {
    const [paragraph, link] = [this.doc.struct('P'), this.doc.struct('Link')];
    parent.add(paragraph);
    paragraph.add(link);
    link.add(() => this.line(line, colour));
    // pdfkit writes a String object as a text string, and a primitive string as a name.
    const options = { structParent: link, Contents: new String(words) };
    this.doc.link(line.x, line.y - 8, line.line.width, 10, url, options);
    paragraph.end();
  }

  /** The mark of a diet: a square with a dot, a ring or a triangle in it, so that the marks differ without colour too. */
  mark(diet: DietMark, x: number, y: number): void {
    const [doc, colour, size] = [this.doc, this.input.colours[diet], ITEM.mark];
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
    const corners = [
      [x, middle],
      [x + half, middle - half],
      [x + 2 * half, middle],
      [x + half, middle + half],
    ] as const;
    this.doc.polygon(...corners).fill(this.input.colours.brass);
  }

  /** The grounds of the badges in these lines. */
  badges(lines: readonly PlacedLine[]): void {
    for (const { x, y, line } of lines)
      for (const { x: left, run } of line.placed) {
        if (!run.padding) continue;
        const top = y - 6.9;
        this.doc.rect(x + left, top, widthOf(run, this.fonts), BADGE.height).fill(this.input.colours.leaf);
        this.diamond(x + left + BADGE.padding, top + BADGE.height / 2);
      }
  }

  /** A thin line outside a thick one, like the site's picture frames. */
  frame({ x, y, width, height }: Box): void {
    const { oxide } = this.input.colours;
    this.doc
      .lineWidth(0.35)
      .rect(x + 0.2, y + 0.2, width - 0.4, height - 0.4)
      .stroke(oxide);
    this.doc
      .lineWidth(0.9)
      .rect(x + 2.2, y + 2.2, width - 4.4, height - 4.4)
      .stroke(oxide);
  }

  rule(from: readonly [number, number], to: readonly [number, number], width: number, colour: string): void {
    this.doc
      .lineWidth(width)
      .moveTo(...from)
      .lineTo(...to)
      .stroke(colour);
  }
}
