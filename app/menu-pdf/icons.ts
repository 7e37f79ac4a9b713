/** Category icons as small JPEG pictures, drawn in the worker. */
import { categoryIconId } from '../components/category-icon-names.ts';
import { COLOUR } from './sheet.ts';
import { type Drawing, readSymbol } from './svg.ts';

/** Side in pixels, and JPEG quality (spec section 9). */
const SIDE = 64;
const QUALITY = 0.7;
/** Room around the drawing, in its own units. */
const PADDING = 3;

/**
 * The icons of those names that could be drawn in time. The others are warned about and left out.
 *
 * @param sprite category-icons.svg
 * @param limit milliseconds for each
 */
export async function drawIcons(
  sprite: string,
  names: Iterable<string>,
  limit: number,
): Promise<Map<string, Uint8Array>> {
  const icons = new Map<string, Uint8Array>();
  const drawOne = async (name: string) => {
    try {
      icons.set(name, await within(limit, drawIcon(sprite, name)));
    } catch (error) {
      console.warn(`The icon "${name}" could not be drawn; a letter stands in for it.`, error);
    }
  };
  await Promise.all([...new Set(names)].map(drawOne));
  return icons;
}

async function drawIcon(sprite: string, name: string): Promise<Uint8Array> {
  const id = categoryIconId(name);
  const drawing = id === null ? null : readSymbol(sprite, id, COLOUR.oxide);
  if (!drawing) throw new Error('No such icon.');
  const canvas = new OffscreenCanvas(SIDE, SIDE);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('No canvas to draw on.');
  paint(context, drawing);
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  if (jpeg.type !== 'image/jpeg') throw new Error(`The browser makes ${jpeg.type}, not JPEG.`);
  return new Uint8Array(await jpeg.arrayBuffer());
}

function paint(context: OffscreenCanvasRenderingContext2D, { viewBox: [x, y, width], shapes }: Drawing): void {
  const scale = SIDE / (width + 2 * PADDING);
  context.fillStyle = COLOUR.white;
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

/** The promise's value, or an error where it takes longer. */
async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not done within ${milliseconds} ms.`)), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
