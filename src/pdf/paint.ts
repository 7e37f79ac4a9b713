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

export interface Ornament {
  viewBox: Drawing['viewBox'];
  operators: string;
}

/** An ornament from its SVG text; null if there is none. If the text cannot be read, logs a warning and returns null. */
export function readOrnament(doc: PDFDocument, svg: string | null, colour: string): Ornament | null {
  if (svg === null) return null;
  try {
    const { viewBox, shapes } = readSvg(svg, colour);
    // A theme omits an ornament with an empty drawing.
    if (shapes.length === 0) return null;
    return { viewBox, operators: recordOperators(doc, shapes) };
  } catch (error) {
    console.warn("An ornament of the menu PDF can't be read; the PDF is made without it.", error);
    return null;
  }
}

/**
 * Records the operators that pdfkit would write to a page. It has no API for that, so `addContent` of this document is replaced.
 * Painting every tile anew takes a third longer, for a file that is 6 % larger.
 */
function recordOperators(doc: PDFDocument, shapes: readonly Shape[]): string {
  const operators: string[] = [];
  const write = doc.addContent;
  doc.addContent = (operator) => {
    operators.push(operator);
    return doc;
  };
  try {
    for (const shape of shapes) paintShape(doc, shape);
  } finally {
    doc.addContent = write;
  }
  return operators.join('\n');
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
export function paintOrnament(doc: PDFDocument, { viewBox, operators }: Ornament, box: Box): void {
  const scale = Math.min(box.width / viewBox[2], box.height / viewBox[3]);
  place(doc, viewBox, [scale, scale], box, operators);
}

/** Stores an ornament once in the document, and returns a function that paints it, stretched, into a box. */
export function createFormXObject(doc: PDFDocument, { viewBox, operators }: Ornament): (box: Box) => void {
  const [x, y, width, height] = viewBox;
  const form = doc.ref({ Type: 'XObject', Subtype: 'Form', BBox: [x, y, x + width, y + height], Resources: {} });
  form.end(operators);
  return (box) => {
    doc.page.xobjects['Form'] = form;
    place(doc, viewBox, [box.width / width, box.height / height], box, '/Form Do');
  };
}

type Scale = readonly [x: number, y: number];

function place(doc: PDFDocument, [x, y]: Drawing['viewBox'], scale: Scale, box: Box, operators: string): void {
  doc.save().transform(scale[0], 0, 0, scale[1], box.x - x * scale[0], box.y - y * scale[1]);
  doc.addContent(operators).restore();
}
