import sharp, { type Sharp } from 'sharp';

/** The largest photo that the staff can send. */
export const MAX_BYTES = 25 * 1024 * 1024;
/** What cameras call 50 megapixels: 8192 × 6144. */
const MAX_PIXELS = 8192 * 6144;
/** Smaller photos do not look sharp. In pixels. */
const MIN_LONG_SIDE = 800;
const MIN_SHORT_SIDE = 200;

/** What can be wrong with a photo, and the remedy. */
export const photoFaults = {
  notPhoto: ['is not a photo that can be shown', 'use a JPEG, PNG or WebP'],
  heic: [
    'is a HEIC photo, which most browsers do not show',
    'save it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible)',
  ],
  moving: ['has several pictures that move', 'use a single one'],
  cutOff: ['is damaged, or its end is missing', 'copy or send it once more'],
  tooLarge: ['is larger than 25 MB', 'use a smaller one'],
  tooManyPixels: ['has more than 50 megapixels', 'use a smaller one'],
  tooSmall: [
    'is too small to look sharp',
    `use one of at least ${MIN_LONG_SIDE} × ${MIN_SHORT_SIDE} pixels (better 1600 wide)`,
  ],
} as const;
export type PhotoFault = keyof typeof photoFaults;

export interface Photo {
  format: 'jpeg' | 'png' | 'webp';
  /** Upright, in pixels. */
  width: number;
  height: number;
}

const startsAt = (bytes: Buffer, offset: number, text: string) =>
  bytes.toString('latin1', offset, offset + text.length) === text;

/** How the formats begin. Others, and SVG above all, do not reach the decoder. */
function formatOf(bytes: Buffer): Photo['format'] | undefined {
  if (startsAt(bytes, 0, '\xff\xd8\xff')) return 'jpeg';
  if (startsAt(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png';
  return startsAt(bytes, 0, 'RIFF') && startsAt(bytes, 8, 'WEBP') ? 'webp' : undefined;
}

const isHeic = (bytes: Buffer): boolean =>
  startsAt(bytes, 4, 'ftyp') && /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(bytes.toString('latin1', 8, 12));

/** Checks a photo, of the content folder or as the staff send it, by decoding all of it. */
export async function readPhotoFacts(bytes: Buffer): Promise<Photo | PhotoFault> {
  const format = formatOf(bytes);
  if (!format) return isHeic(bytes) ? 'heic' : 'notPhoto';
  try {
    // The size is at the start of the file, so a picture that would fill the memory is not decoded.
    const { pages = 1, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width, height } = autoOrient;
    if (width * height * pages > MAX_PIXELS) return 'tooManyPixels';
    if (pages > 1) return 'moving';
    if (Math.max(width, height) < MIN_LONG_SIDE || Math.min(width, height) < MIN_SHORT_SIDE) return 'tooSmall';
    await decodePhoto(bytes, (image) => image.resize({ width: 16 }).raw());
    return { format, width, height };
  } catch {
    return 'cutOff';
  }
}

const END_OF_JPEG = Buffer.from([0xff, 0xd9]);

/**
 * Decodes a photo that has been checked. A JPEG may lack the mark of its end, which some programs cut off; with the mark added, the
 * decoder warns if more is missing.
 */
export async function decodePhoto(bytes: Buffer, change: (image: Sharp) => Sharp): Promise<Buffer> {
  const decode = (all: Buffer, failOn: 'error' | 'warning') =>
    change(sharp(all, { limitInputPixels: MAX_PIXELS, failOn }).autoOrient()).toBuffer();
  try {
    return await decode(bytes, 'error');
  } catch (error) {
    if (formatOf(bytes) !== 'jpeg') throw error;
    return decode(Buffer.concat([bytes, END_OF_JPEG]), 'warning');
  }
}
