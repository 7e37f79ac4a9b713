import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { sharePicturePath } from '../../src/share-picture-path.ts';
import type { Theme } from '../content/theme.ts';
import { cached } from '../cached.ts';
import { bay, readLook, shareSize } from './design.ts';
import { createShareText, type ShareTexts } from './share-text.ts';

export interface ShareEntry {
  readonly route: string;
  /** At most 60 characters. */
  readonly shareLine: string;
  /** The file of the picture in the bay. Without one a kolam is drawn. */
  readonly picture?: string | undefined;
}

/** The options that all share pictures of a site have in common. */
interface ShareSite extends Pick<ShareTexts, 'brand' | 'footer'> {
  theme: Pick<Theme, 'colour' | 'ornament'>;
}

export interface SharePicture {
  readonly route: string;
  readonly href: string;
  readonly bytes: Buffer;
}

const cache = '.cache/share';

/** Draws the picture that social networks show for each page: 1200 × 630, JPEG. */
export async function sharePictures(
  entries: readonly ShareEntry[],
  { brand, footer, theme }: ShareSite,
  folder = cache,
): Promise<SharePicture[]> {
  const { colours, drawFront } = await readLook(theme);
  const drawTexts = await createShareText(colours);
  return Promise.all(
    entries.map(async ({ route, shareLine, picture }) => {
      const front = drawFront(picture !== undefined);
      const texts = { brand, footer, line: shareLine };
      const photo = picture === undefined ? undefined : await readFile(picture);
      const hash = createHash('sha256')
        .update(front)
        .update(JSON.stringify(texts))
        .update(photo ?? '')
        .digest('hex')
        .slice(0, 16);
      const bytes = await cached(join(folder, `${hash}.jpg`), async () =>
        paint(front, await drawTexts(texts), photo, colours.wall),
      );
      return { route, href: sharePicturePath(route), bytes };
    }),
  );
}

async function paint(
  front: string,
  texts: readonly OverlayOptions[],
  photo: Buffer | undefined,
  background: string,
): Promise<Buffer> {
  const picture =
    photo && (await sharp(photo).autoOrient().resize(bay.width, bay.height, { fit: 'cover' }).png().toBuffer());
  const layers = [
    ...(picture ? [{ input: picture, left: bay.left, top: bay.top }] : []),
    { input: Buffer.from(front), left: 0, top: 0 },
    ...texts,
  ];
  return sharp({ create: { ...shareSize, channels: 3, background } })
    .composite(layers)
    .jpeg({ quality: 70, mozjpeg: true })
    .toBuffer();
}
