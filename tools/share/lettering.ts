import { create, type Font } from '@cantoo/fontkit';
import { collectCharacters } from '../../integrations/fonts/characters.ts';
import { makeInstance } from '../../integrations/fonts/subset.ts';

/** Converts text to SVG paths. Image libraries use only installed fonts, and the result must be the same on every machine. */
export interface Lettering {
  /** Width of a line of text in pixels. */
  measure(text: string, size: number): number;
  /** An SVG group with the outlines of a line of text whose baseline starts at x, y. */
  draw(text: string, x: number, y: number, size: number, colour: string): string;
}

/** Lettering in one font with fixed axes, with the characters of the given text. */
export async function lettering(
  source: string,
  axes: Readonly<Record<string, number>>,
  text: string,
): Promise<Lettering> {
  const { latin, tamil } = collectCharacters(text);
  const font = create(new Uint8Array(await makeInstance(source, latin + tamil, axes)));
  if (!('layout' in font)) throw new TypeError(`${source} is not a single font`);
  return {
    measure: (line, size) => (font.layout(line).advanceWidth * size) / font.unitsPerEm,
    draw: (line, x, y, size, colour) => outline(font, line, x, y, size, colour),
  };
}

/** The font of the page's line and of the brand. */
export const displaySource = '@fontsource-variable/arima/files/arima-latin-wght-normal.woff2';

export const displayLettering = (text: string): Promise<Lettering> => lettering(displaySource, { wght: 600 }, text);

function outline(font: Font, line: string, x: number, y: number, size: number, colour: string): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(line);
  let pen = 0;
  const paths = glyphs.map((glyph, i) => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions?.[i] ?? {};
    const path = `<path transform="translate(${pen + xOffset} ${yOffset})" d="${glyph.path.toSVG()}"/>`;
    pen += xAdvance;
    return path;
  });
  // The y axis points up in fonts, and down in SVG.
  return `<g fill="${colour}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}

/**
 * Breaks a short text into the smallest number of lines that fit `room`, at most `most`; null if it does not fit. Among equal
 * numbers it prefers lines of similar length, and lines that end with punctuation.
 */
export function breakLines(
  text: string,
  widthOf: (line: string) => number,
  room: number,
  most: number,
): string[] | null {
  const words = text.split(' ');
  for (let count = 1; count <= most; count++) {
    const candidates = listBreaks(words, count)
      .map((lines) => ({ lines, longest: Math.max(...lines.map(widthOf)) }))
      .filter(({ longest }) => longest <= room)
      .map(({ lines, longest }) => ({ lines, cost: longest / room - countPunctuatedBreaks(lines) * 0.4 }));
    const [best] = candidates.toSorted((a, b) => a.cost - b.cost);
    if (best) return best.lines;
  }
  return null;
}

/** All ways to break words into a number of lines. */
function listBreaks(words: readonly string[], count: number): string[][] {
  if (count === 1) return words.length > 0 ? [[words.join(' ')]] : [];
  const startingWith = (first: number) => [words.slice(0, first).join(' ')];
  return words
    .slice(1)
    .flatMap((_word, i) => listBreaks(words.slice(i + 1), count - 1).map((rest) => startingWith(i + 1).concat(rest)));
}

/** The number of lines, without the last, that end with punctuation. */
function countPunctuatedBreaks(lines: readonly string[]): number {
  return lines.slice(0, -1).filter((line) => /[.,:;?!]$/.test(line)).length;
}
