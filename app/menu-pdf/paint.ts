/** Painting vector ornaments with pdfkit. */
import type { PDFDocument } from 'pdfkit';
import { type Drawing, readSvg, type Shape } from './svg.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A drawing as the operators of a content stream. */
export interface Ornament {
  viewBox: Drawing['viewBox'];
  operators: string;
}

/** By colour and drawing: the same ones stand in every menu. */
const read = new Map<string, Ornament>();

/** An ornament from its SVG text; null where there is none, or none that can be read, which is warned about. */
export function readOrnament(doc: PDFDocument, svg: string | null, colour: string): Ornament | null {
  if (svg === null) return null;
  const key = `${colour} ${svg}`;
  const known = read.get(key);
  if (known) return known;
  try {
    const { viewBox, shapes } = readSvg(svg, colour);
    const ornament = { viewBox, operators: operatorsOf(doc, shapes) };
    read.set(key, ornament);
    return ornament;
  } catch (error) {
    console.warn("An ornament of the menu PDF can't be read; the PDF is made without it.", error);
    return null;
  }
}

/** What pdfkit would write to a page, caught on its way: it has no other way to keep a drawing. */
function operatorsOf(doc: PDFDocument, shapes: readonly Shape[]): string {
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

/** Paints an ornament as large as fits into a box, at the box's top left. */
export function paintOrnament(doc: PDFDocument, { viewBox, operators }: Ornament, box: Box): void {
  const scale = Math.min(box.width / viewBox[2], box.height / viewBox[3]);
  place(doc, viewBox, scale, scale, box, operators);
}

/** An ornament kept once in the file, to be stretched into as many boxes as wanted. One for each document. */
export function formOf(doc: PDFDocument, { viewBox, operators }: Ornament): (box: Box) => void {
  const [x, y, width, height] = viewBox;
  const form = doc.ref({ Type: 'XObject', Subtype: 'Form', BBox: [x, y, x + width, y + height], Resources: {} });
  form.end(operators);
  return (box) => {
    doc.page.xobjects['Form'] = form;
    place(doc, viewBox, box.width / width, box.height / height, box, '/Form Do');
  };
}

function place(
  doc: PDFDocument,
  [x, y]: Drawing['viewBox'],
  across: number,
  down: number,
  box: Box,
  operators: string,
): void {
  doc.save().transform(across, 0, 0, down, box.x - x * across, box.y - y * down);
  doc.addContent(operators).restore();
}
