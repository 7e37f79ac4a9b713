/** The embedded fonts, behind the interface that the layout uses. */
import { create, type Font, type GlyphRun } from 'fontkit';
import type { PDFDocument } from 'pdfkit';
import type { Face } from './model.ts';
import type { Fonts } from './text.ts';

/** TrueType bytes by face. */
export type FontFiles = Readonly<Record<Face, Uint8Array>>;

/** PostScript names in the file: an instance of a variable font still has the variable font's name. */
const NAMES: Record<Face, string> = {
  display: 'Arima-Bold',
  tamil: 'Arima-SemiBold',
  text: 'AnekTamil-Regular',
  bold: 'AnekTamil-Bold',
};

interface OpenFont {
  font: Font;
  /** By text, at a size of 1 pt. */
  widths: Map<string, number>;
}

/** Open fonts and shaped words are cached across menus, because menus repeat words. */
const opened = new WeakMap<Uint8Array, OpenFont>();

function openFont(face: Face, bytes: Uint8Array): OpenFont {
  const known = opened.get(bytes);
  if (known) return known;
  const font = create(bytes);
  Object.defineProperty(font, 'postscriptName', { value: NAMES[face] });
  const shape = font.layout.bind(font);
  const shaped = new Map<string, GlyphRun>();
  font.layout = (text) => {
    const run = shaped.get(text) ?? shape(text);
    shaped.set(text, run);
    return copyRun(run);
  };
  const open = { font, widths: new Map<string, number>() };
  opened.set(bytes, open);
  return open;
}

/** A copy for pdfkit, which scales the positions in place. */
function copyRun({ glyphs, positions }: GlyphRun): GlyphRun {
  const own = positions.map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({ xAdvance, yAdvance, xOffset, yOffset }));
  return {
    glyphs,
    positions: own,
    get advanceWidth() {
      return own.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    },
  };
}

/** Registers the faces with the document and returns functions that measure with them. */
export function openFonts(doc: PDFDocument, files: FontFiles): Fonts {
  const open = (face: Face) => {
    const opening = openFont(face, files[face]);
    doc.registerFont(face, opening.font);
    return opening;
  };
  const fonts = { display: open('display'), tamil: open('tamil'), text: open('text'), bold: open('bold') };
  return {
    has: (face, codePoint) => fonts[face].font.hasGlyphForCodePoint(codePoint),
    width(text, { face, size }) {
      const { widths } = fonts[face];
      const width = widths.get(text) ?? doc.font(face, 1).widthOfString(text);
      widths.set(text, width);
      return width * size;
    },
  };
}
