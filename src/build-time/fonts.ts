import { readFileSync, globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { characterRange, pdfLatin, pdfTamil } from '../../model/pdf-letters.ts';
import { contentFolder } from './environment.ts';
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont, { type SubsetOptions } from 'subset-font';
import { cached } from './files.ts';

type Script = 'latin' | 'tamil';

/** A character of the Tamil font files: the Tamil block, and the joiners and dotted circle that Tamil needs. */
const TAMIL = /^(?:[\u0b80-\u0bff]|\u200c|\u200d|\u25cc)$/u;

/** The `unicode-range` of each script, so that a page without Tamil loads no Tamil font. */
const unicodeRanges: Readonly<Record<Script, [string, ...string[]]>> = {
  latin: ['U+0-B7F', 'U+C00-200B', 'U+200E-25CB', 'U+25CD-FFFD'],
  tamil: ['U+B80-BFF', 'U+200C-200D', 'U+25CC'],
};

/** Always included, for text that is not in the sources: ASCII and typographic punctuation. */
const latinBase = characterRange(0x20, 0x7e) + '\u00a0£©·×éÉ–—‘’“”…•−½€→';
/** Always included, with the ten digits, which no source contains: code and CSS compute the numbers of dishes and questions. */
const tamilBase = `\u200c\u200d\u25cc${characterRange(0x0be6, 0x0bef)}`;

/** The characters of a text by script, in lower and upper case, because CSS shows labels in capitals. */
export function collectCharacters(text: string): Record<Script, string> {
  const used = new Set(text + text.toUpperCase() + text.toLowerCase());
  const printing = [...used].filter((character) => character >= ' ');
  const inScript = (isTamil: boolean) => printing.filter((character) => TAMIL.test(character) === isTamil);
  return { latin: sorted(latinBase, inScript(false)), tamil: sorted(tamilBase, inScript(true)) };
}

/** The text of all source files that pages can show. */
function siteText(root: string): string {
  return [...contentText(root), ...readAll(root, 'src/**/*.{ts,tsx,astro,css}')].join('\n');
}

const contentText = (root: string): string[] => readAll(contentFolder(root), '**/*.{yaml,md}');
const readAll = (folder: string, pattern: string): string[] =>
  globSync(pattern, { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));

const sorted = (base: string, more: readonly string[]): string => [...new Set([...base, ...more])].toSorted().join('');

/**
 * Creates a subset of a font with these characters, and returns its path. Its name has a hash of font, characters and options.
 *
 * @param source the font, as a file of an installed package
 */
async function createFontSubset(
  name: string,
  source: string,
  options: SubsetOptions,
  characters: string,
): Promise<string> {
  const font = await readFile(fileURLToPath(import.meta.resolve(source)));
  const key = hash('sha256', Buffer.concat([font, Buffer.from(characters + JSON.stringify(options))]), 'hex');
  const ending = options.targetFormat === 'woff2' ? 'woff2' : 'ttf';
  const file = resolve('.cache/fonts', `${name}.${key.slice(0, 8)}.${ending}`);
  await cached(file, () => subsetFont(font, characters, options));
  return file;
}

/** The fonts of pages and menu PDF: Arima for headings and Tamil, Anek for text, Khand for prices, numbers and labels. */
const ARIMA_LATIN = '@fontsource-variable/arima/files/arima-latin-wght-normal.woff2';
const ARIMA_TAMIL = '@fontsource-variable/arima/files/arima-tamil-wght-normal.woff2';
const ANEK = '@fontsource-variable/anek-tamil/files/anek-tamil-latin-standard-normal.woff2';
const KHAND = '@fontsource/khand/files/khand-latin-600-normal.woff2';

/** OpenType features to keep: kerning, marks, required variants, and tabular figures for prices. All others, such as fractions, are dropped. */
const LATIN_FEATURES = ['kern', 'mark', 'mkmk', 'liga', 'calt', 'ccmp', 'locl', 'rvrn', 'tnum', 'lnum'];

const wght = { min: 400, max: 700 };
/** Bold ends at 570, although the CSS declares 400 to 700: in a heavier Anek, the dot of an i touches its stem at 14 to 16 px on 1x screens. */
const anekWght = { min: 400, max: 570 };

/** The families in Astro's configuration. Only whole families can be preloaded, so Arima is split into one for each script. */
const families = {
  Arima: { script: 'latin', source: ARIMA_LATIN, axes: { wght } },
  ArimaTamil: { script: 'tamil', source: ARIMA_TAMIL, axes: { wght } },
  Anek: { script: 'latin', source: ANEK, axes: { wght: anekWght, wdth: 100 } },
  Khand: { script: 'latin', source: KHAND, axes: {} },
} as const;

/** Whether the content has text in Tamil; without any, the site has no font for it. */
const usesTamil = (root: string): boolean => /[\u0b80-\u0bff]/.test(contentText(root).join());

/** Makes the fonts of the pages with the characters that the project at `root` uses, as families of Astro's local font provider. */
export async function makePageFonts(root: string) {
  const used = collectCharacters(siteText(root));
  const needed = Object.entries(families).filter(([, { script }]) => script === 'latin' || usesTamil(root));
  return Promise.all(
    needed.map(async ([name, { script, source, axes }]) => {
      const keepFeatures = script === 'latin' ? LATIN_FEATURES : undefined;
      const options = { targetFormat: 'woff2', variationAxes: axes, keepFeatures } as const;
      const src: [string] = [await createFontSubset(name.toLowerCase(), source, options, used[script])];
      const weight = 'wght' in axes ? '400 700' : '600';
      const variant = { src, weight, style: 'normal' as const, unicodeRange: unicodeRanges[script] };
      const variants: [typeof variant] = [variant];
      return { name, cssVariable: `--font-${name.toLowerCase()}`, options: { variants } };
    }),
  );
}

const instance = (face: string, source: string, variationAxes: Readonly<Record<string, number>>, characters: string) =>
  createFontSubset(`pdf-${face}`, source, { targetFormat: 'truetype', variationAxes }, characters);

/** The fonts of the menu PDF, as TrueType: Fontsource has only variable woff2, which a PDF cannot embed. */
export async function makePdfFonts(root = process.cwd()) {
  const [display, tamil, text, bold] = await Promise.all([
    instance('display', ARIMA_LATIN, { wght: 700 }, pdfLatin),
    usesTamil(root)
      ? instance('tamil', ARIMA_TAMIL, { wght: 600 }, pdfTamil)
      : instance('display', ARIMA_LATIN, { wght: 700 }, pdfLatin),
    instance('text', ANEK, { wght: 400, wdth: 95 }, pdfLatin),
    instance('bold', ANEK, { wght: 700, wdth: 95 }, pdfLatin),
  ]);
  return { display, tamil, text, bold };
}
