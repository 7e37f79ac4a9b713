import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { socialImagePath } from '../../paths.ts';
import type { Theme } from '../theme.ts';
import { cached } from '../cached.ts';
import { frame, readDesign, imageSize } from './design.ts';
import { createImageTexts, type ImageTexts } from './image-text.ts';

export interface SocialImageEntry {
  readonly route: string;
  /** At most 60 characters. */
  readonly shareLine: string;
  /** The file of the picture in the frame. Without one a kolam is drawn. */
  readonly picture?: string | undefined;
}

/** The options that all social images of a site have in common. */
interface SocialImageSite extends Pick<ImageTexts, 'brand' | 'footer'> {
  theme: Pick<Theme, 'colour' | 'ornament'>;
}

const cache = '.cache/social-images';

/** Draws the picture that social networks show for each page: 1200 × 630, JPEG. */
export async function socialImages(
  entries: readonly SocialImageEntry[],
  { brand, footer, theme }: SocialImageSite,
  folder = cache,
) {
  const { colours, drawOverlay } = await readDesign(theme);
  const drawTexts = await createImageTexts(colours);
  return Promise.all(
    entries.map(async ({ route, shareLine, picture }) => {
      const overlay = drawOverlay(picture !== undefined);
      const texts = { brand, footer, line: shareLine };
      const photo = picture === undefined ? undefined : await readFile(picture);
      const hash = createHash('sha256')
        .update(overlay)
        .update(JSON.stringify(texts))
        .update(photo ?? '')
        .digest('hex')
        .slice(0, 16);
      const bytes = await cached(join(folder, `${hash}.jpg`), async () =>
        paint(overlay, await drawTexts(texts), photo, colours.wall),
      );
      return { href: socialImagePath(route), bytes };
    }),
  );
}

async function paint(
  overlay: string,
  texts: readonly OverlayOptions[],
  photo: Buffer | undefined,
  background: string,
): Promise<Buffer> {
  const picture =
    photo && (await sharp(photo).autoOrient().resize(frame.width, frame.height, { fit: 'cover' }).png().toBuffer());
  const layers = [
    ...(picture ? [{ input: picture, left: frame.left, top: frame.top }] : []),
    { input: Buffer.from(overlay), left: 0, top: 0 },
    ...texts,
  ];
  return sharp({ create: { ...imageSize, channels: 3, background } })
    .composite(layers)
    .jpeg({ quality: 70, mozjpeg: true })
    .toBuffer();
}
