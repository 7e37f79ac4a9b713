/** The fonts of the menu PDF, as TrueType: Fontsource has only variable woff2, which a PDF cannot embed. */
import { pdfLatin, pdfTamil } from '../../../model/pdf-letters.ts';
import { createFontSubset } from './font-subset.ts';
import { ANEK, ARIMA_LATIN, ARIMA_TAMIL } from './sources.ts';

const instance = (face: string, source: string, variationAxes: Readonly<Record<string, number>>, characters: string) =>
  createFontSubset(`pdf-${face}`, source, { targetFormat: 'truetype', variationAxes }, characters);

export async function makePdfFonts() {
  const [display, tamil, text, bold] = await Promise.all([
    instance('display', ARIMA_LATIN, { wght: 700 }, pdfLatin),
    instance('tamil', ARIMA_TAMIL, { wght: 600 }, pdfTamil),
    instance('text', ANEK, { wght: 400, wdth: 95 }, pdfLatin),
    instance('bold', ANEK, { wght: 700, wdth: 95 }, pdfLatin),
  ]);
  return { display, tamil, text, bold };
}
