import sharp, { type OverlayOptions } from 'sharp';
import { makePdfFonts } from '../fonts/pdf-fonts.ts';
import { xml } from '../xml.ts';
import { column, margin } from './design.ts';

/** The texts of a social image. sharp draws them with Pango, which shapes Tamil and breaks lines. */

/** A font of the menu PDF, with the name of its family inside the file. The comma ends the family name; without it, Pango reads "Thin" as a weight. */
const FONTS = { display: 'Arima Thin,', text: 'Anek Tamil Medium,' } as const;

/** Sizes of the line to try, in pixels, and the greatest height that it may take between the mark and the footer. */
const SIZES = [96, 88, 80, 72, 64, 54, 44];
const MAX_HEIGHT = 240;
/** Widths to try at each size, as parts of the column: a narrow one gives lines of equal length. */
const WIDTHS = [0.65, 0.75, 0.85, 1];
const LINE_MIDDLE = 318;

export interface ImageTexts {
  readonly brand: string;
  readonly line: string;
  readonly footer: string;
}

/** Loads the fonts. Returns a function that draws the texts of an image as layers. */
export async function createImageTexts(colours: { lime: string; brass: string }) {
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
  return async ({ brand, line, footer }: ImageTexts): Promise<OverlayOptions[]> => {
    const name = await draw('display', brand, 50, colours.lime);
    const small = await draw('text', footer, 27, colours.brass);
    const words = await drawLine(line);
    return [
      { input: name.data, left: margin + 104, top: 92 },
      { input: words.data, left: margin, top: Math.round(LINE_MIDDLE - words.info.height / 2) },
      { input: small.data, left: margin, top: 472 },
    ];
  };
}
