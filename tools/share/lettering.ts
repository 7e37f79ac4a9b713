import { create, type Font } from '@cantoo/fontkit';
import { collectCharacters } from '../fonts/characters.ts';
import { makeInstance } from '../fonts/subset.ts';

/** Turns text into SVG paths: image libraries know the fonts of the machine only, and ours must look alike anywhere. */
export interface Lettering {
  /** Width of a line of text in pixels. */
  measure(text: string, size: number): number;
  /** An SVG path of a line of text whose baseline begins at x, y. */
  draw(text: string, x: number, y: number, size: number, colour: string): string;
}

/** Lettering in one font at one place of its axes, able to set the given text. */
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
  // Fonts count upwards, pictures downwards.
  return `<g fill="${colour}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}

/**
 * Breaks a short text into as few lines as fit the room, at most `most`; null when it does not fit. Among the ways to
 * do that it takes the most even one that ends lines at punctuation where it can.
 */
export function breakLines(
  text: string,
  widthOf: (line: string) => number,
  room: number,
  most: number,
): string[] | null {
  const words = text.split(' ');
  for (let count = 1; count <= most; count++) {
    const ways = breakings(words, count)
      .map((lines) => ({ lines, longest: Math.max(...lines.map(widthOf)) }))
      .filter(({ longest }) => longest <= room)
      .map(({ lines, longest }) => ({ lines, cost: longest / room - restsIn(lines) * 0.4 }));
    const [best] = ways.toSorted((a, b) => a.cost - b.cost);
    if (best) return best.lines;
  }
  return null;
}

/** Every way to set words in a number of lines. */
function breakings(words: readonly string[], count: number): string[][] {
  if (count === 1) return words.length > 0 ? [[words.join(' ')]] : [];
  const startingWith = (first: number) => [words.slice(0, first).join(' ')];
  return words
    .slice(1)
    .flatMap((_word, i) => breakings(words.slice(i + 1), count - 1).map((rest) => startingWith(i + 1).concat(rest)));
}

/** How many lines but the last end where a reader would pause. */
function restsIn(lines: readonly string[]): number {
  return lines.slice(0, -1).filter((line) => /[.,:;?!]$/.test(line)).length;
}
