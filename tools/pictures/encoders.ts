import sharp, { type Sharp } from 'sharp';
import type { PictureFormat } from '../../app/ui/picture-url.ts';

/**
 * Settings measured on 52 masters: AVIF effort 3 saves 4 % of the bytes at twice the time, effort 4 nothing more at
 * seven times; WebP effort 3 saves 4 % on effort 2 and effort 4 nothing. Wide versions are seen on dense screens, where
 * each of their pixels is small: they may be plainer, which keeps the largest picture of a phone's first view at 60 kB.
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

/** What transparent parts of a master stand on: the site's paper colour. */
const paper = '#FBF6EA';

/** Changes when the same master would give other bytes, so that addresses and cached files change with it. */
export const encoderKey: string = JSON.stringify([settings, wide, paper, sharp.versions.sharp]);

/**
 * What encoding a version costs, in pixels of WebP or JPEG. Measured on 12 masters: AVIF takes five times as long for each
 * pixel, and opening the master as long as 300,000 pixels.
 */
export function encodingCost(pixels: number, format: PictureFormat): number {
  return 300_000 + pixels * (format === 'avif' ? 5 : 1);
}

/** One version of a master: upright, in sRGB, without the camera's notes (place and date stay private). */
export function encode(master: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const image = sharp(master).autoOrient().flatten({ background: paper }).resize({ width });
  return encoders[format](image, width).toBuffer();
}
