/**
 * The fonts of the menu PDF: static TrueType instances with the characters that a menu can need. Fontsource has only variable
 * woff2, which a PDF cannot embed.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { cached } from '../../tools/cached.ts';
import { fontCache, makeInstance, readPackageFile } from './subset.ts';

interface FaceSource {
  /** File inside an installed package. */
  source: string;
  /** The fixed values of the variable font's axes. */
  axes: Readonly<Record<string, number>>;
  letters: string;
}

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)).join('');

/** ASCII, Latin-1 and typographic punctuation. */
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽž–—‘’‚“”„•…′″€™−`;
/** The Tamil block with its joiners, the rupee sign, and punctuation between Tamil words. */
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

/** All faces as TrueType files, cached between builds. */
export async function makePdfFonts(cache = fontCache): Promise<PdfFontFile[]> {
  // Object.keys types the keys as strings; they are the names of the faces.
  return Promise.all((Object.keys(FACES) as PdfFace[]).map((face) => makePdfFont(face, cache)));
}

async function makePdfFont(face: PdfFace, cache: string): Promise<PdfFontFile> {
  const { source, axes, letters } = FACES[face];
  const hash = createHash('sha256')
    .update(await readPackageFile(source))
    .update(letters)
    .update(JSON.stringify(axes))
    .digest('hex');
  const name = `pdf-${face}.${hash.slice(0, 8)}.ttf`;
  return { face, name, bytes: await cached(join(cache, name), () => makeInstance(source, letters, axes)) };
}
