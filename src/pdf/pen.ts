import type { PDFDocument } from 'pdfkit';
import type { DietMark } from '../../model/diet-mark.ts';
import type { PlacedLine, Place } from './layout.ts';
import { type PdfColours, BADGE, ITEM, STYLE, WHITE } from './dimensions.ts';
import type { MenuPdfInput } from './input.ts';
import type { Fonts, Run } from './text.ts';
import { type Drawing, readSvg, type Shape } from './svg.ts';

/** Writes text and small signs into a PDF document: the base of the classes that draw a menu. */

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

  /** The background of each mark in the lines. */
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

/** The pictures that could be fetched. A letter replaces a missing icon, the name a missing logo. */
export interface MenuPdfPictures {
  icons: ReadonlyMap<string, Uint8Array>;
  logo: string | null;
  /** The tile strip and the kolam as SVG text, or null. */
  strip: string | null;
  kolam: string | null;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** An ornament from its SVG text; null if there is none. If the text cannot be read, logs a warning and returns null. */
export function readOrnament(svg: string | null, colour: string): Drawing | null {
  if (svg === null) return null;
  try {
    const drawing = readSvg(svg, colour);
    // A theme omits an ornament with an empty drawing.
    return drawing.shapes.length === 0 ? null : drawing;
  } catch (error) {
    console.warn("An ornament of the menu PDF can't be read; the PDF is made without it.", error);
    return null;
  }
}

function paintShape(doc: PDFDocument, { d, matrix, fill, stroke, strokeWidth, cap, join }: Shape): void {
  if (!fill && !stroke) return;
  doc.save().transform(...matrix);
  if (fill) doc.fillColor(fill);
  if (stroke) doc.strokeColor(stroke).lineWidth(strokeWidth).lineCap(cap).lineJoin(join);
  doc.path(d);
  if (fill && stroke) doc.fillAndStroke();
  else if (fill) doc.fill();
  else doc.stroke();
  doc.restore();
}

/** Paints an ornament as large as possible inside a box, at its top left. */
export function paintOrnament(doc: PDFDocument, { viewBox: [x, y, width, height], shapes }: Drawing, box: Box): void {
  const scale = Math.min(box.width / width, box.height / height);
  doc.save().transform(scale, 0, 0, scale, box.x - x * scale, box.y - y * scale);
  for (const shape of shapes) paintShape(doc, shape);
  doc.restore();
}
