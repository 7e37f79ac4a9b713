/** Draws category icons as small JPEG pictures, in the worker. */
import { iconId } from '../ui/category-icons.ts';
import { WHITE } from './dimensions.ts';
import { type Drawing, readSymbol } from './svg.ts';

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
  paint(context, drawing);
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  if (jpeg.type !== 'image/jpeg') throw new Error(`The browser makes ${jpeg.type}, not JPEG.`);
  return new Uint8Array(await jpeg.arrayBuffer());
}

function paint(context: OffscreenCanvasRenderingContext2D, { viewBox: [x, y, width], shapes }: Drawing): void {
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
