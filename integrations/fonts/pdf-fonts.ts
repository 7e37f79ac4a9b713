/** The fonts of the menu PDF, as TrueType: Fontsource has only variable woff2, which a PDF cannot embed. */
import { pdfLatin, pdfTamil } from '../../model/pdf-letters.ts';
import { type SubsetOptions, createFontSubset } from './font-subset.ts';

const ARIMA = '@fontsource-variable/arima/files/arima';
const ANEK = '@fontsource-variable/anek-tamil/files/anek-tamil-latin-standard-normal.woff2';

const instance = (source: string, axes: SubsetOptions['axes']): SubsetOptions => ({ source, format: 'truetype', axes });

export async function makePdfFonts() {
  const [display, tamil, text, bold] = await Promise.all([
    createFontSubset('pdf-display', instance(`${ARIMA}-latin-wght-normal.woff2`, { wght: 700 }), pdfLatin),
    createFontSubset('pdf-tamil', instance(`${ARIMA}-tamil-wght-normal.woff2`, { wght: 600 }), pdfTamil),
    createFontSubset('pdf-text', instance(ANEK, { wght: 400, wdth: 95 }), pdfLatin),
    createFontSubset('pdf-bold', instance(ANEK, { wght: 700, wdth: 95 }), pdfLatin),
  ]);
  return { display, tamil, text, bold };
}
