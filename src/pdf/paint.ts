import type { PDFDocument } from 'pdfkit';
import { type Drawing, readSvg, type Shape } from './svg.ts';

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
