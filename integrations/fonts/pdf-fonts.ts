/** The fonts of the menu PDF, as TrueType: Fontsource has only variable woff2, which a PDF cannot embed. */
import { characterRange } from './characters.ts';
import { type SubsetOptions, createFontSubset } from './font-subset.ts';

/** ASCII, Latin-1 and typographic punctuation. */
const LATIN = `${characterRange(0x20, 0x7e)}${characterRange(0xa0, 0xff)}ŒœŠšŽž–—‘’‚“”„•…′″€™−`;
/** The Tamil block with its joiners, the rupee sign, and punctuation between Tamil words. */
const TAMIL = `${characterRange(0x0b80, 0x0bff)}\u200c\u200d\u25cc₹ ()-,.&/`;

const ARIMA = '@fontsource-variable/arima/files/arima';
const ANEK = '@fontsource-variable/anek-tamil/files/anek-tamil-latin-standard-normal.woff2';

const instance = (source: string, axes: SubsetOptions['axes']): SubsetOptions => ({ source, format: 'truetype', axes });

export async function makePdfFonts() {
  const [display, tamil, text, bold] = await Promise.all([
    createFontSubset('pdf-display', instance(`${ARIMA}-latin-wght-normal.woff2`, { wght: 700 }), LATIN),
    createFontSubset('pdf-tamil', instance(`${ARIMA}-tamil-wght-normal.woff2`, { wght: 600 }), TAMIL),
    createFontSubset('pdf-text', instance(ANEK, { wght: 400, wdth: 95 }), LATIN),
    createFontSubset('pdf-bold', instance(ANEK, { wght: 700, wdth: 95 }), LATIN),
  ]);
  return { display, tamil, text, bold };
}
