import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { socialImagePath, socialImageSize } from '../paths.ts';
import type { Theme } from './theme.ts';
import { cached } from './files.ts';
import { fill } from '../../model/fill.ts';
import template from './social-image.svg?raw';
import { makePdfFonts } from './fonts.ts';
import { xml } from '../../model/xml.ts';

export interface SocialImageEntry {
  readonly route: string;
  /** At most 60 characters. */
  readonly shareLine: string;
  /** The file of the picture in the frame. Without one a kolam is drawn, or else the first letter of the brand. */
  readonly picture?: string | undefined;
}

/** The options that all social images of a site have in common. */
interface SocialImageSite extends Pick<ImageTexts, 'brand' | 'footer'> {
  theme: Pick<Theme, 'colour' | 'ornament'>;
}

const cache = '.cache/social-images';

/** Draws the picture that social networks show for each page, as JPEG. */
export async function socialImages(
  entries: readonly SocialImageEntry[],
  { brand, footer, theme }: SocialImageSite,
  folder = cache,
) {
  const { colours, has, drawOverlay } = await readDesign(theme);
  const drawTexts = await createImageTexts(colours, has('mark'));
  return Promise.all(
    entries.map(async ({ route, shareLine, picture }) => {
      const overlay = drawOverlay(picture !== undefined);
      const initial = picture === undefined && !has('kolam') ? brand.slice(0, 1) : '';
      const texts = { brand, footer, line: shareLine, initial };
      const photo = picture === undefined ? undefined : await readFile(picture);
      const drawn = Buffer.concat([Buffer.from(overlay + JSON.stringify(texts)), photo ?? Buffer.alloc(0)]);
      const bytes = await cached(join(folder, `${hash('sha256', drawn, 'hex').slice(0, 16)}.jpg`), async () =>
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
  return sharp({ create: { ...socialImageSize, channels: 3, background } })
    .composite(layers)
    .jpeg({ quality: 70, mozjpeg: true })
    .toBuffer();
}

/** The frame at the right that shows the page's picture. */
const frame = { left: 850, top: 40, width: 350, height: 494 } as const;

/** The column of the texts: its left edge and its width. */
const margin = 72;
const column = frame.left - 62 - margin;

const ornaments = {
  mark: 'mark',
  lintel: 'lintel',
  cap: 'pillar-cap',
  shaft: 'pillar-shaft',
  base: 'pillar-base',
  floor: 'tile-thamarai-oxide',
  kolam: 'kolam-brass',
};

/** The colours of a theme, and its overlay as SVG without texts. The frame is transparent for a picture, or shows a kolam. */
async function readDesign(theme: Pick<Theme, 'colour' | 'ornament'>) {
  const colours = {
    wall: theme.colour('--oxide-700'),
    night: theme.colour('--leaf-900'),
    stone: theme.colour('--stone-900'),
    lime: theme.colour('--lime-50'),
    brass: theme.colour('--brass-300'),
  };
  const entries = Object.entries(ornaments).map(async ([place, name]) => {
    const svg = await readFile(theme.ornament(name), 'utf8');
    // The mark uses the `color` of its root element. On the dark wall it must be light.
    const shown = name === 'mark' ? svg.replace(/ color="[^"]*"/, ` color="${colours.lime}"`) : svg;
    return [place, `data:image/svg+xml;base64,${Buffer.from(shown).toString('base64')}`] as const;
  });
  const images = Object.fromEntries(await Promise.all(entries));
  const drawOverlay = (hasPicture: boolean): string =>
    fill(template, { ...colours, ...images, kolamDisplay: hasPicture ? 'none' : 'inline' });
  const has = (place: 'mark' | 'kolam') => !theme.ornament(ornaments[place]).endsWith('blank.svg');
  return { colours, has, drawOverlay };
}

/** A font of the menu PDF, with the name of its family inside the file. The comma ends the family name; without it, Pango reads "Thin" as a weight. */
const FONTS = { display: 'Arima Thin,', text: 'Anek Tamil Medium,' } as const;

/** Sizes of the line to try, in pixels, and the greatest height that it may take between the mark and the footer. */
const SIZES = [96, 88, 80, 72, 64, 54, 44];
const MAX_HEIGHT = 240;
/** Widths to try at each size, as parts of the column: a narrow one gives lines of equal length. */
const WIDTHS = [0.65, 0.75, 0.85, 1];
const LINE_MIDDLE = 318;

interface ImageTexts {
  readonly brand: string;
  readonly line: string;
  readonly footer: string;
  /** Stands in the frame; '' for nothing. */
  readonly initial: string;
}

/**
 * Loads the fonts. Returns a function that draws the texts of an image as layers, the name of the restaurant beside its mark. sharp draws
 * them with Pango, which shapes Tamil and breaks lines.
 */
async function createImageTexts(colours: { lime: string; brass: string }, hasMark: boolean) {
  const files = await makePdfFonts();
  // Pango finds the Tamil letters in the second file, which has the same family.
  await sharp({ text: { text: 'வ', font: `${FONTS.display} 10`, fontfile: files.tamil } })
    .raw()
    .toBuffer();
  const draw = (face: keyof typeof FONTS, text: string, size: number, colour: string, width = column) =>
    sharp({
      text: {
        text: `<span foreground="${colour}" line_height="0.75">${xml(text)}</span>`,
        font: `${FONTS[face]} ${size}`,
        fontfile: files[face],
        width: Math.round(width),
        wrap: 'word-char',
        rgba: true,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
  const drawLine = async (line: string) => {
    const attempts = SIZES.flatMap((size) => WIDTHS.map((width) => ({ size, width: width * column })));
    for (const { size, width } of attempts) {
      const drawn = await draw('display', line, size, colours.lime, width);
      if (drawn.info.height <= MAX_HEIGHT) return drawn;
    }
    return draw('display', line, 36, colours.lime);
  };
  return async ({ brand, line, footer, initial }: ImageTexts): Promise<OverlayOptions[]> => {
    const name = await draw('display', brand, 50, colours.lime);
    const small = await draw('text', footer, 27, colours.brass);
    const words = await drawLine(line);
    const letter = initial && (await draw('display', initial, 240, colours.brass));
    return [
      { input: name.data, left: margin + (hasMark ? 104 : 0), top: 92 },
      { input: words.data, left: margin, top: Math.round(LINE_MIDDLE - words.info.height / 2) },
      { input: small.data, left: margin, top: 472 },
      ...(letter
        ? [
            {
              input: letter.data,
              left: Math.round(frame.left + (frame.width - letter.info.width) / 2),
              top: Math.round(frame.top + (frame.height - letter.info.height) / 2),
            },
          ]
        : []),
    ];
  };
}
