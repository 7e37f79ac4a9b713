/** Writes the same menu with jsPDF: our text, fonts and columns, without tags, pictures or ornaments. */
import { jsPDF } from 'jspdf';
import type { FontFiles } from '#app/menu-pdf/fonts.ts';
import type { Face, MenuPdfInput } from '#app/menu-pdf/model.ts';
import { COLUMN, COLUMN_LEFT, CONTENT, ITEM, LEADING, STYLE } from '#app/menu-pdf/dimensions.ts';
import type { TextStyle } from '#app/menu-pdf/text.ts';

/** Encodes the fonts as base64 for jsPDF. */
export const asBase64 = (files: FontFiles): Record<Face, string> => ({
  display: Buffer.from(files.display).toString('base64'),
  tamil: Buffer.from(files.tamil).toString('base64'),
  text: Buffer.from(files.text).toString('base64'),
  bold: Buffer.from(files.bold).toString('base64'),
});

export function makeWithJsPdf(input: MenuPdfInput, faces: Record<Face, string>): Uint8Array {
  const doc = new jsPDF({ unit: 'pt', format: 'a4', compress: true, putOnlyUsedFonts: true });
  for (const [face, base64] of Object.entries(faces)) {
    doc.addFileToVFS(`${face}.ttf`, base64);
    doc.addFont(`${face}.ttf`, face, 'normal', undefined, 'Identity-H');
  }
  const set = ({ face, size }: TextStyle) => doc.setFont(face).setFontSize(size);
  let column = 0;
  let y: number = CONTENT.top;
  const ensureRoom = (height: number) => {
    if (y + height <= CONTENT.bottom) return;
    y = CONTENT.top;
    column = 1 - column;
    if (column === 0) doc.addPage();
  };
  const left = () => COLUMN_LEFT[column] ?? CONTENT.left;

  for (const category of input.categories) {
    ensureRoom(60);
    set(STYLE.category).text(category.name, left(), (y += 24));
    set(STYLE.categoryNative).text(category.native, left(), (y += LEADING.category));
    for (const item of category.items) {
      set(STYLE.description);
      const lines: string[] = doc.splitTextToSize(item.description, COLUMN.width - ITEM.indent - ITEM.ragged);
      ensureRoom(LEADING.name + lines.length * LEADING.description + 5);
      set(STYLE.name).text(item.name, left(), (y += LEADING.name + 5));
      if (item.codes !== '') set(STYLE.codes).text(`(${item.codes})`, left() + doc.getTextWidth(item.name) + 3, y);
      set(STYLE.price).text(item.price, left() + COLUMN.width, y, { align: 'right' });
      set(STYLE.description);
      for (const line of lines) doc.text(line, left(), (y += LEADING.description));
    }
  }
  return new Uint8Array(doc.output('arraybuffer'));
}
