import sharp, { type Sharp } from 'sharp';
import type { PictureFormat } from '../../app/ui/picture-url.ts';

/**
 * Settings measured with 52 masters. AVIF: effort 3 saves 4 % of the bytes in twice the time, effort 4 no more in seven times.
 * WebP: effort 3 saves 4 % compared with effort 2, effort 4 no more. Wide versions are shown on dense screens, where a lower
 * quality is not visible; this keeps the largest picture in a phone's first viewport at 60 kB.
 */
const settings = {
  avif: { quality: 50, effort: 2, chromaSubsampling: '4:2:0' },
  avifWide: { quality: 45, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 72, effort: 3 },
  jpg: { quality: 72, mozjpeg: true },
} as const;
const wide = 1280;

const encoders: Record<PictureFormat, (image: Sharp, width: number) => Sharp> = {
  avif: (image, width) => image.avif(width < wide ? settings.avif : settings.avifWide),
  webp: (image) => image.webp(settings.webp),
  jpg: (image) => image.jpeg(settings.jpg),
};

/** The background of transparent masters: the site's paper colour. */
const paper = '#FBF6EA';

/** Changes if the same master would be encoded differently. It is part of the hash in addresses and cache names. */
export const encoderKey: string = JSON.stringify([settings, wide, paper, sharp.versions.sharp]);

/**
 * The cost of encoding a version, in pixels of WebP or JPEG. Measured with 12 masters: AVIF takes five times as long per pixel,
 * and opening the master takes as long as 300,000 pixels.
 */
export function encodingCost(pixels: number, format: PictureFormat): number {
  return 300_000 + pixels * (format === 'avif' ? 5 : 1);
}

/** Encodes one version of a master: upright, in sRGB, without camera metadata, because place and date are private. */
export function encode(master: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const image = sharp(master).autoOrient().flatten({ background: paper }).resize({ width });
  return encoders[format](image, width).toBuffer();
}
