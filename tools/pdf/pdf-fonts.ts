/**
 * The typefaces of the menu PDF: static TrueType instances, cut down to the letters that a menu can need. Fontsource ships variable
 * woff2 only, which a PDF can't embed.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { cached } from '../vite/cached.ts';
import { fontCache, instance, sourceOf } from '../fonts/subset.ts';

interface FaceSource {
  /** File inside an installed package. */
  source: string;
  /** Where to stand on the variable font's axes. */
  axes: Readonly<Record<string, number>>;
  letters: string;
}

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)).join('');

/** ASCII, Latin-1 and the punctuation of good English setting. */
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽž–—‘’‚“”„•…′″€™−`;
/** The Tamil block with its joiners, the rupee sign, and what may stand between two Tamil words. */
const TAMIL = `${range(0x0b80, 0x0bff)}\u200c\u200d\u25cc₹ ()-,.&/`;

const ANEK = '@fontsource-variable/anek-tamil/files/anek-tamil-latin-standard-normal.woff2';

const FACES = {
  display: {
    source: '@fontsource-variable/arima/files/arima-latin-wght-normal.woff2',
    axes: { wght: 700 },
    letters: LATIN,
  },
  tamil: {
    source: '@fontsource-variable/arima/files/arima-tamil-wght-normal.woff2',
    axes: { wght: 600 },
    letters: TAMIL,
  },
  text: { source: ANEK, axes: { wght: 400, wdth: 95 }, letters: LATIN },
  bold: { source: ANEK, axes: { wght: 700, wdth: 95 }, letters: LATIN },
} satisfies Record<string, FaceSource>;

export type PdfFace = keyof typeof FACES;

export interface PdfFontFile {
  face: PdfFace;
  /** 'pdf-display.1f3a9c22.ttf': the hash changes with the source, the letters and the axes. */
  name: string;
  bytes: Buffer;
}

/** All faces as TrueType files, kept between builds. */
export async function makePdfFonts(cache = fontCache): Promise<PdfFontFile[]> {
  // The keys of a constant object are its own names; Object.keys types them as plain strings.
  return Promise.all((Object.keys(FACES) as PdfFace[]).map((face) => makePdfFont(face, cache)));
}

async function makePdfFont(face: PdfFace, cache: string): Promise<PdfFontFile> {
  const { source, axes, letters } = FACES[face];
  const hash = createHash('sha256')
    .update(await sourceOf(source))
    .update(letters)
    .update(JSON.stringify(axes))
    .digest('hex');
  const name = `pdf-${face}.${hash.slice(0, 8)}.ttf`;
  return { face, name, bytes: await cached(join(cache, name), () => instance(source, letters, axes)) };
}
