/** Menu PDFs, made in Node by the code that the browser's worker runs. */
import { readFileSync } from 'node:fs';
import { makePdfFonts } from '../../src/build-time/fonts.ts';
import { makeMenuPdf } from '../../src/pdf/draw.ts';
import type { MenuPdfInput } from '../../src/pdf/input.ts';

const files = await makePdfFonts();
const bytesOf = (face: keyof typeof files) => new Uint8Array(readFileSync(files[face]));
const fonts = { display: bytesOf('display'), tamil: bytesOf('tamil'), text: bytesOf('text'), bold: bytesOf('bold') };

const logo = readFileSync('src/styles/ornaments/logo.svg', 'utf8');

/** With letters for icons. */
export const pdfOf = (input: MenuPdfInput) =>
  makeMenuPdf(input, fonts, { icons: new Map(), logo, strip: null, kolam: null });
