/** The embedded fonts, behind the interface that the layout uses. */
import { create } from 'fontkit';
import type { PDFDocument } from 'pdfkit';
import type { Face, Fonts } from './text.ts';

export type FontFiles = Readonly<Record<Face, Uint8Array>>;

/** The PostScript names to write into the PDF. In the file, an instance of a variable font has the name of the variable font. */
const POSTSCRIPT_NAMES: Record<Face, string> = {
  display: 'Arima-Bold',
  tamil: 'Arima-SemiBold',
  text: 'AnekTamil-Regular',
  bold: 'AnekTamil-Bold',
};

/** Registers the faces with the document and returns functions that measure with them. */
export function openFonts(doc: PDFDocument, files: FontFiles): Fonts {
  const open = (face: Face) => {
    const font = create(files[face]);
    Object.defineProperty(font, 'postscriptName', { value: POSTSCRIPT_NAMES[face] });
    doc.registerFont(face, font);
    return font;
  };
  const fonts = { display: open('display'), tamil: open('tamil'), text: open('text'), bold: open('bold') };
  return {
    has: (face, codePoint) => fonts[face].hasGlyphForCodePoint(codePoint),
    width: (text, { face, size }) => doc.font(face, size).widthOfString(text),
  };
}
