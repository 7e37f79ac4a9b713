import type { PDFDocument } from 'pdfkit';

/**
 * Paints the site's own drawings: groups, paths, circles and rectangles with presentation attributes, and the transforms below. Not a
 * general SVG painter: workers have no DOM, and the drawings need no more.
 */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const TAG = /<(\/?)([a-z]+)((?:\s[^<>]*?)?)(\/?)>/gi;

/** Whether a text is a drawing with anything to paint: a theme omits an ornament with an empty one. */
export const hasShapes = (svg: string | null): svg is string => svg !== null && /<(?:path|circle|rect)\s/.test(svg);

/** Paints a drawing as large as possible inside a box, at its top left. `colour` is its `currentColor`. */
export function paintSvg(doc: PDFDocument, svg: string, colour: string, box: Box): void {
  const paints = [{ fill: '#000000', stroke: 'none' }];
  for (const [, closing, name = '', text = '', selfClosing] of svg.replaceAll(/<!--.*?-->/gs, '').matchAll(TAG)) {
    if (closing) {
      paints.pop();
      doc.restore();
      continue;
    }
    const attributes = new Map(
      Array.from(text.matchAll(/([\w-]+)\s*=\s*"([^"]*)"/g), ([, key, value = '']) => [key, value]),
    );
    doc.save();
    const viewBox = numbers(attributes.get('viewBox'));
    if (viewBox.length === 4) fitInto(doc, viewBox, box);
    for (const [, kind = '', values] of (attributes.get('transform') ?? '').matchAll(/(\w+)\(([^)]*)\)/g))
      transform(doc, kind, numbers(values));
    const [width] = numbers(attributes.get('stroke-width'));
    if (width !== undefined) doc.lineWidth(width);
    const [cap, join] = [attributes.get('stroke-linecap'), attributes.get('stroke-linejoin')];
    if (cap) doc.lineCap(cap);
    if (join) doc.lineJoin(join);
    const inherited = paints.at(-1);
    const paint = {
      fill: attributes.get('fill') ?? inherited?.fill ?? 'none',
      stroke: attributes.get('stroke') ?? inherited?.stroke ?? 'none',
    };
    if (addPath(doc, name, attributes)) paintPath(doc, paint, colour);
    if (selfClosing) doc.restore();
    else paints.push(paint);
  }
}

const numbers = (text = ''): number[] => (text.match(/-?(?:\d*\.\d+|\d+\.?)(?:e-?\d+)?/g) ?? []).map(Number);

function fitInto(doc: PDFDocument, [x = 0, y = 0, width = 1, height = 1]: readonly number[], box: Box): void {
  const scale = Math.min(box.width / width, box.height / height);
  doc.transform(scale, 0, 0, scale, box.x - x * scale, box.y - y * scale).lineWidth(1);
}

function transform(doc: PDFDocument, kind: string, [a = 0, b]: readonly number[]): void {
  if (kind === 'translate') doc.translate(a, b ?? 0);
  else if (kind === 'scale') doc.scale(a, b ?? a);
  else if (kind === 'rotate') doc.rotate(a);
}

/** Adds the outline of a shape to the document; false for other elements. */
function addPath(doc: PDFDocument, name: string, attributes: ReadonlyMap<string | undefined, string>): boolean {
  const value = (key: string) => Number(attributes.get(key) ?? 0);
  if (name === 'path') doc.path(attributes.get('d') ?? '');
  else if (name === 'rect') doc.rect(value('x'), value('y'), value('width'), value('height'));
  else if (name === 'circle') doc.circle(value('cx'), value('cy'), value('r'));
  else return false;
  return true;
}

function paintPath(doc: PDFDocument, paint: { fill: string; stroke: string }, colour: string): void {
  const colourOf = (value: string) => (value === 'currentColor' ? colour : value);
  const [fill, stroke] = [colourOf(paint.fill), colourOf(paint.stroke)];
  if (fill !== 'none' && stroke !== 'none') doc.fillAndStroke(fill, stroke);
  else if (fill !== 'none') doc.fill(fill);
  else if (stroke !== 'none') doc.stroke(stroke);
}
