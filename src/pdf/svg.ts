import { iconId } from '../ui/category-icons.ts';
import { WHITE } from './dimensions.ts';

/**
 * Parses the site's own drawings (groups, paths, circles and rectangles with presentation attributes) into shapes for a canvas or a
 * PDF. It is not a general SVG parser: workers have no DOM, and the drawings need no more.
 */

export type Matrix = readonly [number, number, number, number, number, number];

export interface Shape {
  d: string;
  matrix: Matrix;
  /** Colours as #rrggbb; null if not painted. */
  fill: string | null;
  stroke: string | null;
  strokeWidth: number;
  cap: 'butt' | 'round' | 'square';
  join: 'miter' | 'round' | 'bevel';
}

export interface Drawing {
  viewBox: readonly [number, number, number, number];
  shapes: Shape[];
}

type Attributes = Readonly<Record<string, string>>;

const TAG = /<(\/?)([a-zA-Z]+)((?:\s[^<>]*?)?)(\/?)>/g;
const INHERITED = new Set(['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin']);

/** The shapes of a drawing in painting order. `colour` is its `currentColor`. Throws if it cannot be read. */
export function readSvg(svg: string, colour: string): Drawing {
  const shapes: Shape[] = [];
  const stack: { attributes: Attributes; matrix: Matrix }[] = [];
  let viewBox: number[] = [];
  for (const [, closing, name = '', text = '', selfClosing] of svg.replaceAll(/<!--[\s\S]*?-->/g, '').matchAll(TAG)) {
    if (closing) {
      stack.pop();
      continue;
    }
    const own = readAttributes(text);
    const parent = stack.at(-1);
    const inherited = Object.fromEntries(
      Object.entries(parent?.attributes ?? {}).filter(([key]) => INHERITED.has(key)),
    );
    const attributes = { ...inherited, ...own };
    const matrix = multiply(parent?.matrix ?? [1, 0, 0, 1, 0, 0], readTransform(own['transform'] ?? ''));
    if (own['viewBox']) viewBox = numbers(own['viewBox']);
    const d = pathData(name, own);
    if (d !== null) shapes.push({ d, matrix, ...paint(attributes, colour) });
    if (!selfClosing) stack.push({ attributes, matrix });
  }
  const [x, y, width, height] = viewBox;
  if (x === undefined || y === undefined || !width || !height) throw new Error('The drawing has no viewBox.');
  return { viewBox: [x, y, width, height], shapes };
}

/** One symbol of a sprite as a drawing; null if the id does not exist. */
export function readSymbol(sprite: string, id: string, colour: string): Drawing | null {
  const start = sprite.indexOf(`<symbol id="${id}"`);
  const end = sprite.indexOf('</symbol>', start);
  return start === -1 || end === -1 ? null : readSvg(sprite.slice(start, end), colour);
}

const readAttributes = (text: string): Attributes =>
  Object.fromEntries([...text.matchAll(/([\w-]+)\s*=\s*"([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]));

const numbers = (text: string): number[] => (text.match(/-?(?:\d*\.\d+|\d+\.?)(?:e-?\d+)?/g) ?? []).map(Number);

function paint(attributes: Attributes, colour: string) {
  const colourOf = (value: string) => (value === 'none' ? null : value === 'currentColor' ? colour : value);
  const { 'stroke-linecap': cap, 'stroke-linejoin': join } = attributes;
  return {
    fill: colourOf(attributes['fill'] ?? '#000000'),
    stroke: colourOf(attributes['stroke'] ?? 'none'),
    strokeWidth: Number(attributes['stroke-width'] ?? 1),
    cap: cap === 'round' || cap === 'square' ? cap : 'butt',
    join: join === 'round' || join === 'bevel' ? join : 'miter',
  } as const;
}

/** An element's outline as path data; null if the element is not a shape. */
function pathData(name: string, attributes: Attributes): string | null {
  const value = (key: string) => Number(attributes[key] ?? 0);
  if (name === 'path') return attributes['d'] ?? null;
  if (name === 'rect') return `M${value('x')} ${value('y')}h${value('width')}v${value('height')}h${-value('width')}z`;
  if (name !== 'circle') return null;
  const r = value('r');
  return `M${value('cx') - r} ${value('cy')}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

const readTransform = (text: string): Matrix =>
  [...text.matchAll(/(\w+)\(([^)]*)\)/g)].reduce<Matrix>(
    (matrix, [, name = '', values = '']) => {
      const [a = 0, b] = numbers(values);
      if (name === 'translate') return multiply(matrix, [1, 0, 0, 1, a, b ?? 0]);
      if (name === 'scale') return multiply(matrix, [a, 0, 0, b ?? a, 0, 0]);
      if (name !== 'rotate') throw new Error(`The drawing has an unsupported transform: ${name}.`);
      const angle = (a * Math.PI) / 180;
      return multiply(matrix, [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0]);
    },
    [1, 0, 0, 1, 0, 0],
  );

const multiply = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

/** Draws category icons as small JPEG pictures, in the worker. */

/** Side in pixels, and JPEG quality (PDF-9). */
const SIDE = 64;
const QUALITY = 0.7;
const PADDING = 3;

/** The icons that were drawn in time, by name. Logs a warning for the others. `sprite` is category-icons.svg. */
export async function drawIcons(
  sprite: string,
  names: Iterable<string>,
  colour: string,
  timeoutMs: number,
): Promise<Map<string, Uint8Array>> {
  const icons = new Map<string, Uint8Array>();
  const timeout = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error(`Not done within ${timeoutMs} ms.`)), timeoutMs),
  );
  // Also where all icons are drawn in time.
  timeout.catch(() => undefined);
  const drawOne = async (name: string) => {
    try {
      icons.set(name, await Promise.race([drawIcon(sprite, name, colour), timeout]));
    } catch (error) {
      console.warn(`The icon "${name}" could not be drawn; a letter replaces it.`, error);
    }
  };
  await Promise.all([...new Set(names)].map(drawOne));
  return icons;
}

async function drawIcon(sprite: string, name: string, colour: string): Promise<Uint8Array> {
  const drawing = readSymbol(sprite, iconId(name), colour);
  if (!drawing) throw new Error('No such icon.');
  const canvas = new OffscreenCanvas(SIDE, SIDE);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('No canvas to draw on.');
  drawShapes(context, drawing);
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  if (jpeg.type !== 'image/jpeg') throw new Error(`The browser makes ${jpeg.type}, not JPEG.`);
  return new Uint8Array(await jpeg.arrayBuffer());
}

function drawShapes(context: OffscreenCanvasRenderingContext2D, { viewBox: [x, y, width], shapes }: Drawing): void {
  const scale = SIDE / (width + 2 * PADDING);
  context.fillStyle = WHITE;
  context.fillRect(0, 0, SIDE, SIDE);
  for (const { d, matrix, fill, stroke, strokeWidth, cap, join } of shapes) {
    context.setTransform(scale, 0, 0, scale, (PADDING - x) * scale, (PADDING - y) * scale);
    context.transform(...matrix);
    const path = new Path2D(d);
    if (fill) {
      context.fillStyle = fill;
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
      context.fill(path);
    }
    if (!stroke) continue;
    context.strokeStyle = stroke;
    context.lineWidth = strokeWidth;
    context.lineCap = cap;
    context.lineJoin = join;
    context.stroke(path);
  }
}
