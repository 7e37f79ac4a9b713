import spriteUrl from '../styles/ornaments/category-icons.svg?url&no-inline';
import { iconId } from '../ui/category-icons.ts';

/** Time limit for the icons, in milliseconds (PDF-10). */
const TIMEOUT_MS = 2000;

/** Side and margin in pixels, and JPEG quality (PDF-9). */
const SIDE = 64;
const MARGIN = 3.5;
const QUALITY = 0.7;

/**
 * Draws icons of categories as small JPEG pictures, in the page because workers have no SVG. Those that cannot be drawn are missing, with a
 * warning.
 */
export async function drawIcons(names: ReadonlySet<string>, colour: string): Promise<Map<string, Uint8Array>> {
  const icons = new Map<string, Uint8Array>();
  const sprite = fetch(spriteUrl, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then((response) => response.text());
  const draw = async (name: string) => {
    try {
      icons.set(name, await drawIcon(await sprite, iconId(name), colour));
    } catch (error) {
      console.warn('A picture of the menu PDF could not be drawn; a letter replaces it.', name, error);
    }
  };
  await Promise.all(Array.from(names, draw));
  return icons;
}

async function drawIcon(sprite: string, id: string, colour: string): Promise<Uint8Array> {
  const [, symbol = ''] = sprite.split(`<symbol id="${id}"`);
  const size = SIDE - 2 * MARGIN;
  const root = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" color="${colour}"`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(`${root}${symbol.split('</symbol>', 1)[0]}</svg>`)}`;
  await image.decode();
  const canvas = new OffscreenCanvas(SIDE, SIDE);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas to draw on.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, SIDE, SIDE);
  context.drawImage(image, MARGIN, MARGIN);
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  return new Uint8Array(await jpeg.arrayBuffer());
}
